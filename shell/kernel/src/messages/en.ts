export const en = {
  signedOut: "Logged out",
  failed: "Something went wrong.",
  productsUnavailable: "The products could not be loaded.",
  /** As products carry them. */
  categoryNames: {
    Vegetables: "Vegetables",
    Fruits: "Fruits",
    Drinks: "Drinks",
    Instant: "Instant",
    Dairy: "Dairy",
    Bakery: "Bakery",
    Grains: "Grains",
  },
  categories: {
    Vegetables: "Organic veggies",
    Fruits: "Fresh Fruits",
    Drinks: "Cold Drinks",
    Instant: "Instant Food",
    Dairy: "Dairy Products",
    Bakery: "Bakery & Breads",
    Grains: "Grains & Cereals",
  },
}
