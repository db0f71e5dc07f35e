import { Route, Routes } from "@shop/kernel"
import { AddAddressPage } from "./pages/add-address-page"
import { CartPage } from "./pages/cart-page"
import { EditAddressPage } from "./pages/edit-address-page"
import { MyOrderPage } from "./pages/my-order-page"
import { MyOrdersPage } from "./pages/my-orders-page"

/** Every screen of this micro-frontend at its address. */
export default function App() {
  return (
    <Routes>
      <Route path="/cart" element={<CartPage />} />
      <Route path="/add-address" element={<AddAddressPage />} />
      <Route path="/edit-address/:id" element={<EditAddressPage />} />
      <Route path="/my-orders" element={<MyOrdersPage />} />
      <Route path="/my-orders/:id" element={<MyOrderPage />} />
    </Routes>
  )
}
