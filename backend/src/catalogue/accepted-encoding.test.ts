import { expect, it } from "vitest"
import { acceptedEncoding } from "./accepted-encoding"

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["identity", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP , BR", "br"],
  ["gzip;q=0.5, deflate", "gzip"],
  ["br;q=0, gzip;q=1.0", "gzip"],
  ["br; q=0.0, gzip ; q=0", "identity"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["brotli, gzipped, x-gzip", "identity"],
  [["gzip", "br"], "br"],
] as const)("reads %j as %s", (header, encoding) => {
  expect(acceptedEncoding(header as string | string[] | undefined)).toBe(encoding)
})
