export { type Call, calls, type RequestOf, type SuccessOf } from "./calls.js"
export { type CallName, type Endpoint, endpoints, type Role } from "./endpoints.js"
export { categoryKeys, type CategoryKey, limits } from "./limits.js"
export { messages } from "./messages.js"
export { type Address, type AddressFields, addressFields } from "./schemas/address.js"
export { refusal, type RefusalAnswer } from "./schemas/answer.js"
export type { ContactMessage } from "./schemas/contact.js"
export type { Order, OrderRequest, OrderStatus } from "./schemas/order.js"
export {
  type Product,
  type ProductChange,
  productChange,
  type ProductData,
  productData,
  type SellerProduct,
} from "./schemas/product.js"
export type { CartItems, User } from "./schemas/user.js"
export { defaultState, states } from "./states.js"
