import { Catalogue } from "./catalogue"

/** The read model of this process; runs where requests are answered. */
export const catalogue = new Catalogue()
