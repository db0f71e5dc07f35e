/** How long, in ms, until a module that did not come is asked for again. */
export const AGAIN = 5_000
