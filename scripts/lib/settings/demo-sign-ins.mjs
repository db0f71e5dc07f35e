/** Sign-ins of the demo shop. None of them exists in production. */
export const demo = {
  sellerEmail: "seller@example.com",
  sellerPassword: "demo-seller-basket",
  shopperEmail: "shopper@example.com",
  shopperPassword: "demo-shopper-basket",
}
