import type { Address } from "@shop/kernel"
import { sampleAddress } from "@shop/testing"

/** The address a shopper added last. */
export const home: Address = { _id: "addr_home", ...sampleAddress }

/** Another one, added before. */
export const office: Address = {
  ...home,
  _id: "addr_office",
  firstName: "Ravi",
  street: "1 Mall Road",
}
