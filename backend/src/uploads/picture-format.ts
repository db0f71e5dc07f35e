/** What a picture may be, told by its first bytes: a name or a declared type proves nothing. */
export type PictureFormat = "jpeg" | "png" | "webp" | "avif"

const starts = (content: Buffer, at: number, text: string) =>
  content.length >= at + text.length && content.toString("latin1", at, at + text.length) === text

/** The format of a file by its content, or undefined for everything that is no picture of ours. */
export function pictureFormat(content: Buffer): PictureFormat | undefined {
  if (starts(content, 0, "\xff\xd8\xff")) return "jpeg"
  if (starts(content, 0, "\x89PNG\r\n\x1a\n")) return "png"
  if (starts(content, 0, "RIFF") && starts(content, 8, "WEBP")) return "webp"
  if (starts(content, 4, "ftyp") && isAvif(content)) return "avif"
  return undefined
}

/** Whether the file type box names AVIF among its brands; HEIC and video carry others. */
function isAvif(content: Buffer): boolean {
  const end = Math.min(content.readUInt32BE(0), content.length, 256)
  for (let at = 8; at + 4 <= end; at += 4) if (starts(content, at, "avif")) return true
  return false
}
