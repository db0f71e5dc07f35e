import { glyph } from "../glyph"
import { lettering } from "../lettering"
import { MIDDLE as x, type Pack } from "./pack"

const FAN = [-44, 44, -24, 24, 0]

/** A bunch held together by a paper band. */
export const bunch: Pack = ({ colors, name, size, glyph: art }) => `
  ${FAN.map((turn) =>
    glyph(art, {
      x: x + Math.sin((turn * Math.PI) / 180) * 210,
      y: 560 - Math.cos((turn * Math.PI) / 180) * 230,
      size: 330,
      turn: turn + 0,
    }),
  ).join("")}
  <path d="M330 540 L352 690 H448 L470 540 Z" fill="#6fae4a"/>
  <path d="M352 690 L362 560 M384 690 L388 560 M416 690 L412 560 M448 690 L438 560" stroke="#4d8a30" stroke-width="8"/>
  <path d="M236 500 Q400 540 564 500 V616 Q400 656 236 616 Z" fill="${colors.main}"/>
  <path d="M236 500 Q400 540 564 500 V514 Q400 554 236 514 Z" fill="${colors.dark}"/>
  ${lettering(name, { x, y: 566, width: 290, height: 52, largest: 48, color: "#fff" })}
  ${lettering(size, { x, y: 610, width: 200, height: 32, largest: 32, color: colors.soft })}`
