export const en = {
  signedOut: "Logged out",
  productsUnavailable: "The products could not be loaded.",
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
