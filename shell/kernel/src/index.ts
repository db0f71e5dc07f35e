/*
 * All that a micro-frontend may use of the shell. One copy of it runs in a page, the shell's, so what
 * is exported here is a contract with every published remote: add freely, change or remove never.
 */
export type {
  Address,
  AddressFields,
  CartItems,
  CategoryKey,
  ContactMessage,
  Order,
  OrderRequest,
  Product,
  ProductData,
  User,
} from "@shop/api/client"
export { api, ApiError } from "./api"
export { categories, type Category, categoryName } from "./catalogue/categories"
export { useProductSearch } from "./catalogue/product-search"
export { productsQuery, useProducts } from "./catalogue/products"
export { Slot } from "./composition/slot"
export type { FragmentProps, SlotId, SlotProps } from "./composition/slots"
export { chooseLanguage, getLanguage, useLanguage } from "./language/language"
export { type Language } from "@shop/api/language"
export { pluralIn } from "./language/plural-in"
export { formatDate, formatRelative } from "./format/dates"
export { formatMoney } from "./format/money"
export { formatNumber } from "./format/numbers"
export { createMessages } from "./messages/create-messages"
export { notify } from "./notices"
export * from "./query/query"
export { useSingleMutation } from "./query/use-single-mutation"
export * from "./router"
export {
  checkSession,
  getSession,
  noteCartSaved,
  onSignedIn,
  onSignedOut,
  type Session,
  signOut,
  subscribeSession,
  useSession,
} from "./session/session"
export { useSellerSession } from "./session/seller-session"
export { openSignIn } from "./session/sign-in-dialog"
export { shop, type ShopInfo } from "./shop"
export { createStore, type Store, useStore } from "./store"
export { useFormDraft } from "./use-form-draft"
export { usePageTitle } from "./use-page-title"
export { useSearchParams } from "./use-search-params"
