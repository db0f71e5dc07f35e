import type { Address } from "@shop/kernel"

/** The address a shopper added last. */
export const home: Address = {
  _id: "addr_home",
  firstName: "Asha",
  lastName: "Verma",
  email: "asha@example.com",
  phone: "9876543210",
  street: "12 MG Road",
  city: "Lucknow",
  state: "Uttar Pradesh",
  country: "India",
  zipCode: "226001",
}

/** Another one, added before. */
export const office: Address = {
  ...home,
  _id: "addr_office",
  firstName: "Ravi",
  street: "1 Mall Road",
}
