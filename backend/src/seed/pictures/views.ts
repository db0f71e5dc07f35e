import { glyph } from "./glyph"
import { lettering } from "./lettering"
import type { PackName } from "./pack-name"
import { packs } from "./packs"
import type { PackLook } from "./packs/pack"
import type { ViewName } from "./picture"
import { pile } from "./pile"
import { scene, shadow } from "./scene"

type View = (look: PackLook) => string

/** The pack as it stands on the shelf. */
const shelf: View = (look) =>
  scene(
    look.colors,
    `<g transform="translate(400 742) scale(1.16) translate(-400 -690)">${shadow(400, 690, 520)}${packs[look.pack](look)}</g>`,
  )

/** The goods alone, large. */
const close: View = (look) =>
  scene(
    look.colors,
    shadow(400, 700, 460) + glyph(look.glyph, { x: 400, y: 400, size: 610, turn: -8 }),
  )

/** Goods that are heaped as they are; of others, one serving is shown. */
const LOOSE = new Set<PackName>(["crate", "bowl", "punnet", "bunch", "bag", "single"])

/** On a board at home, with what goes well with it. */
const served: View = (look) => {
  const { colors, random, beside, pack } = look
  const rows = LOOSE.has(pack) ? [1, 2] : [1]
  return scene(
    colors,
    `<rect x="70" y="560" width="660" height="120" rx="60" fill="#c98d4e"/>
     <rect x="70" y="548" width="660" height="112" rx="56" fill="#dba565"/>
     <circle cx="674" cy="604" r="20" fill="${colors.halo}"/>
     <path d="M120 590 H560 M150 620 H600" stroke="#c98d4e" stroke-width="5" stroke-linecap="round"/>
     ${pile(look.glyph, { x: beside ? 290 : 400, y: 628, rows, size: 216, spread: 0.7 }, random)}
     ${beside ? glyph(beside, { x: 560, y: 478, size: 290 }) : ""}`,
  )
}

/** The printed back: name, net quantity and how to keep it. */
const back: View = ({ colors, name, size, storage, glyph: art }) =>
  scene(
    colors,
    `${shadow(400, 716, 460)}
     <rect x="170" y="90" width="460" height="626" rx="36" fill="#fff"/>
     <path d="M170 126 Q170 90 206 90 H594 Q630 90 630 126 V262 H170 Z" fill="${colors.main}"/>
     ${lettering(name, { x: 400, y: 178, width: 400, height: 130, largest: 72, color: "#fff" })}
     ${glyph(art, { x: 400, y: 368, size: 170 })}
     ${lettering("Net quantity", { x: 400, y: 488, width: 360, height: 32, largest: 30, color: "#66706a" })}
     ${lettering(size, { x: 400, y: 532, width: 360, height: 56, largest: 56, color: colors.dark })}
     <path d="M220 574 H580" stroke="${colors.halo}" stroke-width="4"/>
     ${lettering(storage, { x: 400, y: 640, width: 380, height: 96, largest: 38, color: "#39423d" })}`,
  )

/** The four ways in which a product is shown. */
export const views: Record<ViewName, View> = { shelf, close, served, back }
