/** A backup or a restore that cannot be done, in a sentence for the person who asked for it. */
export class Unusable extends Error {}
