import type { en } from "./en.js"

export const hi: typeof en = {
  signedOut: "आप लॉग आउट हो गए",
  failed: "कुछ गड़बड़ हो गई।",
  productsUnavailable: "सामान की सूची नहीं खुल पाई।",
  categoryNames: {
    Vegetables: "सब्ज़ियाँ",
    Fruits: "फल",
    Drinks: "पेय",
    Instant: "झटपट",
    Dairy: "डेयरी",
    Bakery: "बेकरी",
    Grains: "अनाज",
  },
  categories: {
    Vegetables: "ऑर्गेनिक सब्ज़ियाँ",
    Fruits: "ताज़े फल",
    Drinks: "ठंडे पेय",
    Instant: "झटपट खाना",
    Dairy: "दूध और डेयरी",
    Bakery: "बेकरी और ब्रेड",
    Grains: "अनाज और दालें",
  },
}
