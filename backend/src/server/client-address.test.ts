import { expect, it } from "vitest"
import { originOf } from "./client-address"

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:DB8:0:0:ffff:1:2:3", "2001:db8:0:0"],
  ["2001:db8:1:2::", "2001:db8:1:2"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
])("takes %s for the origin %s", (address, origin) => {
  expect(originOf(address)).toBe(origin)
})
