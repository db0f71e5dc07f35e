import { readFile, stat } from "node:fs/promises"

/** A file's content, parsed again only when the file was written anew. */
export class FreshFile<Content> {
  private mark = ""
  private content: Promise<Content> | undefined

  constructor(
    private readonly path: string,
    private readonly parse: (text: string) => Content,
  ) {}

  /** The content as it is now. Rejects when the file cannot be read, or parsed. */
  async read(): Promise<Content> {
    const { mtimeMs, size, ino } = await stat(this.path)
    const mark = `${mtimeMs}-${size}-${ino}`
    if (!this.content || mark !== this.mark) {
      this.mark = mark
      this.content = readFile(this.path, "utf8").then(this.parse)
    }
    return this.content
  }
}
