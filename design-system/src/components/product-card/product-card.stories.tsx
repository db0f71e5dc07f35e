import type { Meta, StoryObj } from "@storybook/react-vite"
import { ExampleLink } from "../../test/example-link"
import { Badge } from "../badge/badge"
import { Button } from "../button/button"
import { Price } from "../price/price"
import { Rating } from "../rating/rating"
import { Skeleton } from "../skeleton/skeleton"
import { ProductCard } from "./product-card"
import { ProductCardSkeleton } from "./product-card-skeleton"

const meta: Meta<typeof ProductCard> = {
  component: ProductCard,
  decorators: [
    (Story) => (
      <div style={{ width: "12rem" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    picture: <Skeleton shape="block" style={{ aspectRatio: 1 }} />,
    category: "Grains",
    name: "Basmati Rice 5 kg",
    link: <ExampleLink href="#rice" />,
    headingLevel: 2,
    details: "5 kg · ₹104/kg",
    rating: <Rating value={4} label="4 out of 5 stars" />,
    price: <Price offer="₹520" offerLabel="Offer price" mrp="₹550" mrpLabel="MRP" />,
    action: (
      <Button variant="soft" fullWidth>
        Add
      </Button>
    ),
  },
}
export default meta

export const Playground: StoryObj<typeof ProductCard> = {}

export const WithBadge: StoryObj<typeof ProductCard> = {
  args: { badge: <Badge tone="solid">5% off</Badge> },
}

export const LongName: StoryObj<typeof ProductCard> = { args: { name: "Paneer ".repeat(28) } }

export const RightToLeft: StoryObj<typeof ProductCard> = { args: { name: "تمر المدينة 500 g" } }

export const OnItsWay: StoryObj<typeof ProductCard> = { render: () => <ProductCardSkeleton /> }
