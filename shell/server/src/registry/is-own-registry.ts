/**
 * Whether the registry is a folder of this machine, which the storefront may write. One on another
 * machine is read, never written: its releases are taken back there.
 */
export const isOwnRegistry = (url: URL) => url.protocol === "file:"
