import type { PackName } from "../pack-name"
import { bag } from "./bag"
import { bottle } from "./bottle"
import { bowl } from "./bowl"
import { box } from "./box"
import { brick } from "./brick"
import { bunch } from "./bunch"
import { can } from "./can"
import { carton } from "./carton"
import { crate } from "./crate"
import { cup } from "./cup"
import { jar } from "./jar"
import type { Pack } from "./pack"
import { packet } from "./packet"
import { pouch } from "./pouch"
import { punnet } from "./punnet"
import { sack } from "./sack"
import { single } from "./single"
import { tub } from "./tub"

/** The artist of each pack. */
export const packs: Record<PackName, Pack> = {
  bag,
  bottle,
  bowl,
  box,
  brick,
  bunch,
  can,
  carton,
  crate,
  cup,
  jar,
  packet,
  pouch,
  punnet,
  sack,
  single,
  tub,
}
