import { log } from "@shop/registry"

/** What was last read well stays in force while its source cannot be read. */
export class LastGood<Content> {
  private complaint = ""

  /** `name` is for the log, where it says what could not be read and why. */
  constructor(
    private readonly name: string,
    private readonly read: () => Promise<Content>,
    private content: Content,
  ) {}

  /** The content in force. Never rejects. */
  async current(): Promise<Content> {
    try {
      this.content = await this.read()
      this.complaint = ""
    } catch (error) {
      this.complain(error)
    }
    return this.content
  }

  /** Says once what is wrong, not at each request. */
  private complain(error: unknown): void {
    if (String(error) === this.complaint) return
    this.complaint = String(error)
    const message = `${this.name} could not be read; the last good one stays in force.`
    log("error", message, { error })
  }
}
