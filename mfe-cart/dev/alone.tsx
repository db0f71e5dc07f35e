import { Container, Inline, Stack } from "@shop/ds"
import { Link, Route, Routes, useProducts } from "@shop/kernel"
import App from "../src/app/app"
import AddToCart from "../src/fragments/add-to-cart/add-to-cart"
import BuyBox from "../src/fragments/buy-box/buy-box"
import MiniCart from "../src/fragments/mini-cart/mini-cart"

/** A shelf that shows the fragments where the catalog would. */
function Shelf() {
  const { data: products = [] } = useProducts()
  return (
    <Container>
      <Stack gap="lg">
        {products.map((product) => (
          <Inline key={product._id} gap="lg">
            {product.name}
            <AddToCart product={product} />
            <BuyBox product={product} />
          </Inline>
        ))}
      </Stack>
    </Container>
  )
}

/** The micro-frontend without the shop around it: its screens, and its fragments on a shelf at `/`. */
export function Alone() {
  return (
    <>
      <Container>
        <Inline justify="between">
          <nav>
            <Inline>
              <Link to="/">Shelf</Link>
              <Link to="/cart">Cart</Link>
              <Link to="/my-orders">My Orders</Link>
            </Inline>
          </nav>
          <MiniCart />
        </Inline>
      </Container>
      <Routes>
        <Route path="/" element={<Shelf />} />
        <Route path="*" element={<App />} />
      </Routes>
    </>
  )
}
