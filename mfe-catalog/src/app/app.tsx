import { Route, Routes } from "@shop/kernel"
import { HomePage } from "../features/home/home-page"
import { AllProductsPage } from "../features/product-lists/all-products-page"
import { CategoryPage } from "../features/product-lists/category-page"
import { ProductPage } from "../features/product-page/product-page"

/** The catalog's screens; the manifest lists the same addresses. */
export default function App() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/products" element={<AllProductsPage />} />
      <Route path="/products/:category" element={<CategoryPage />} />
      <Route path="/products/:category/:id" element={<ProductPage />} />
    </Routes>
  )
}
