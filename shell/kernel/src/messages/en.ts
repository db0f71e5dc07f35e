export const en = {
  signedOut: "Logged out",
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
