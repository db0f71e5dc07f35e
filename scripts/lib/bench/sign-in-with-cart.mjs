import { demo } from "../settings/demo-sign-ins.mjs"

/** @typedef {{ _id: string, category: string, inStock: boolean }} Listed */

/**
 * Signs the demo shopper in and puts one product into the cart.
 * @param {string} shop its address
 * @returns {Promise<{ product: Listed, cookie: string }>}
 */
export async function signInWithCart(shop) {
  /** @param {string} path @param {object} body @param {string} [cookie] */
  const post = async (path, body, cookie = "") => {
    const headers = { "content-type": "application/json", origin: shop, cookie }
    return fetch(shop + path, { method: "POST", headers, body: JSON.stringify(body) })
  }
  const { products } = /** @type {{ products: Listed[] }} */ (
    await (await fetch(`${shop}/api/product/list`)).json()
  )
  const product = products.find(({ inStock }) => inStock)
  if (!product) throw new Error("The shop has nothing in stock.")
  const who = { email: demo.shopperEmail, password: demo.shopperPassword }
  const signedIn = await post("/api/user/login", who)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ")
  await post("/api/cart/update", { cartItems: { [product._id]: 1 } }, cookie)
  return { product, cookie }
}
