/** What search engines and shared links show of a page before its code has run. */
export const en = {
  description: (shop: string) =>
    `${shop}: fresh groceries at affordable prices, delivered in under 30 minutes.`,
  titles: {
    "/products": "All Products",
    "/contact": "Contact",
    "/faqs": "FAQs",
    "/return-policy": "Return and Refund Policy",
    "/forgot-password": "Forgot Password",
    "/cart": "Cart",
    "/my-orders": "My Orders",
    "/seller": "Seller",
  } as Record<string, string>,
  notFound: "Page Not Found",
}
