import { Route, Routes } from "@shop/kernel"
import { useLiveEvents } from "./live/use-live-events"
import { SellerLayout } from "./layout/seller-layout"
import { AddProductPage } from "./pages/add-product-page"
import { ContactPage } from "./pages/contact-page"
import { EditProductPage } from "./pages/edit-product-page"
import { OrdersPage } from "./pages/orders-page"
import { ProductListPage } from "./pages/product-list-page"

/** What a signed-in seller sees: bar and menu around the screen of the address. */
export function SellerArea() {
  useLiveEvents()
  return (
    <SellerLayout>
      <Routes>
        <Route path="/seller" element={<AddProductPage />} />
        <Route path="/seller/product-list" element={<ProductListPage />} />
        <Route path="/seller/product-list/:productId" element={<EditProductPage />} />
        <Route path="/seller/orders" element={<OrdersPage />} />
        <Route path="/seller/contact" element={<ContactPage />} />
      </Routes>
    </SellerLayout>
  )
}
