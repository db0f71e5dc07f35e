import type { RemoteComponent, RemoteLoader } from "@shop/kernel/host"
import Cart from "../../../mfe-cart/src/app/app"
import AddToCart from "../../../mfe-cart/src/fragments/add-to-cart/add-to-cart"
import CartBar from "../../../mfe-cart/src/fragments/cart-bar/cart-bar"
import BuyBox from "../../../mfe-cart/src/fragments/buy-box/buy-box"
import MiniCart from "../../../mfe-cart/src/fragments/mini-cart/mini-cart"
import Catalog from "../../../mfe-catalog/src/app/app"

const modules: Record<string, unknown> = {
  "catalog ./app": Catalog,
  "cart ./app": Cart,
  "cart ./fragments/mini-cart": MiniCart,
  "cart ./fragments/cart-bar": CartBar,
  "cart ./fragments/add-to-cart": AddToCart,
  "cart ./fragments/buy-box": BuyBox,
}

/** Stands in for the shell's loader where all is one bundle. */
export function createFederationLoader(): RemoteLoader {
  return {
    load: async (name, module) => modules[`${name} ${module}`] as RemoteComponent,
    beforeRetry: async () => undefined,
  }
}
