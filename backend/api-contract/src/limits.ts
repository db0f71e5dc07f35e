/** Limits that browser and server share; each follows `behaviour` of the call it names. */
export const limits = {
  /** Largest JSON body in bytes, then largest form in bytes. */
  jsonBytes: 100_000,
  formBytes: 25_000_000,
  /** Units of one product in a cart or an order. */
  quantity: 99,
  /** Messages and new addresses of one shopper in an hour, and addresses in all. */
  contactsAnHour: 60,
  addressesAnHour: 100,
  addresses: 200,
  /** Characters. */
  productName: 200,
  contactMessage: 2_000,
  passwordMin: 8,
  passwordMax: 128,
  idempotencyKey: 255,
  personName: 200,
  email: 254,
  addressField: 200,
  /** Lines of a product's description, and characters of one. */
  descriptionLines: 50,
  descriptionLine: 2_000,
  weight: 40,
  /** Orders in one part of a list. */
  pageSize: 1_000,
  /** Units a seller may put on the shelf. */
  stock: 1_000_000,
  images: 4,
  imageBytes: 5_000_000,
  imagePixels: 25_000_000,
  /** Highest price in paise: ten million rupees, so that no sum ever leaves exact integers. */
  pricePaise: 1_000_000_000,
  /** Least and most of one payment by card in paise: Stripe takes half a rupee to eight digits. */
  cardPaise: { least: 50, most: 99_999_999 },
} as const

/** The seven categories' keys as the specification writes them; compared lower-cased. */
export const categoryKeys = [
  "Vegetables",
  "Fruits",
  "Drinks",
  "Instant",
  "Dairy",
  "Bakery",
  "Grains",
] as const

export type CategoryKey = (typeof categoryKeys)[number]
