import type { en } from "./en.js"

export const hi: typeof en = {
  locale: "hi_IN",
  description: (shop) => `${shop}: ताज़ा राशन किफ़ायती दामों पर, 30 मिनट से कम में आपके दरवाज़े पर।`,
  categoryDescription: (category, shop) =>
    `${shop} से ${category}: ताज़ा, किफ़ायती दामों पर, 30 मिनट से कम में आपके दरवाज़े पर।`,
  home: "होम",
  products: "सामान",
  titles: {
    "/contact": "संपर्क",
    "/faqs": "आम सवाल",
    "/return-policy": "वापसी और रिफ़ंड नीति",
    "/forgot-password": "पासवर्ड भूल गए",
    "/newsletter/confirm": "न्यूज़लेटर",
    "/newsletter/unsubscribe": "न्यूज़लेटर",
  },
  notFound: "पेज नहीं मिला",
}
