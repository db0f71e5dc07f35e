import { testOrigin } from "./backend-process"
import { checkContract } from "./contract"

export interface Answer {
  status: number
  headers: Headers
  /** The parsed JSON; tests read it freely. */
  body: Record<string, never> & { success?: boolean; message?: string; error?: string }
}

/** What a browser does for its pages: keeps cookies, sends its origin with unsafe calls. */
export class Browser {
  private readonly jar = new Map<string, string>()

  /**
   * `address` is where it calls from, as the storefront server would tell; loopback if not given.
   * `origin` is that of the page it shows.
   */
  constructor(
    readonly url: string,
    readonly address?: string,
    readonly origin = testOrigin,
  ) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send("GET", path, undefined, headers)
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send("POST", path, body, headers)
  }

  put(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send("PUT", path, body, headers)
  }

  /** Sends `body` as JSON, or as it is when it is a form or text. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const raw = body === undefined || typeof body === "string" || body instanceof FormData
    const response = await fetch(this.url + path, {
      method,
      redirect: "manual",
      body: raw ? body : JSON.stringify(body),
      headers: {
        ...(body !== undefined &&
          !(body instanceof FormData) && { "content-type": "application/json" }),
        ...(method !== "GET" && { origin: this.origin }),
        ...(this.address && { "x-shop-client-address": this.address }),
        ...(this.jar.size > 0 && { cookie: this.cookies() }),
        ...headers,
      },
    })
    this.keep(response.headers.getSetCookie())
    const text = await response.text()
    const json = response.headers.get("content-type")?.startsWith("application/json")
    const parsed = json ? (JSON.parse(text) as Answer["body"]) : ({} as Answer["body"])
    checkContract(method, path, response.status, parsed)
    return { status: response.status, headers: response.headers, body: parsed }
  }

  /** The cookies as a request carries them. */
  cookies(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ")
  }

  /** Puts a cookie into the jar, as an answer would. */
  setCookie(name: string, value: string): void {
    this.jar.set(name, value)
  }

  /** The same cookies in another browser: a stolen jar; at another server if its url is given. */
  clone(url = this.url): Browser {
    const twin = new Browser(url, this.address, this.origin)
    for (const [name, value] of this.jar) twin.jar.set(name, value)
    return twin
  }

  private keep(cookies: string[]): void {
    for (const cookie of cookies) {
      const [pair = ""] = cookie.split(";")
      const at = pair.indexOf("=")
      if (/max-age=0/i.test(cookie)) this.jar.delete(pair.slice(0, at))
      else this.jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}
