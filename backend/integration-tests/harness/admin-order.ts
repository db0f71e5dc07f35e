import { expect } from "vitest"
import type { Browser } from "./browser"

interface OrderDetail {
  items: {
    id: string
    product_id: string
    quantity: number
    detail: { fulfilled_quantity: number }
  }[]
  fulfillments: { id: string }[]
  payment_collections: { payments: { id: string }[] }[]
}

/** An order as a seller handles it in Medusa Admin. */
export class AdminOrder {
  constructor(
    private readonly admin: Browser,
    readonly id: string,
  ) {}

  async read<Fields>(fields: string): Promise<Fields> {
    const { status, body } = await this.admin.get(
      `/admin/orders/${this.id}?fields=${encodeURIComponent(fields)}`,
    )
    expect(status).toBe(200)
    return (body as unknown as { order: Fields }).order
  }

  /** Packs everything that is not packed, or this many units of the first product. */
  async pack(units?: number): Promise<void> {
    const { items } = await this.read<OrderDetail>("*items")
    items.sort((one, other) => (one.product_id < other.product_id ? -1 : 1))
    const open = items.map(({ id, quantity, detail }) => ({
      id,
      quantity: quantity - detail.fulfilled_quantity,
    }))
    const chosen = units === undefined ? open : [{ id: items[0]?.id, quantity: units }]
    await this.post("fulfillments", { items: chosen.filter(({ quantity }) => quantity > 0) })
  }

  /** Sends off the one fulfilment of the whole order. */
  async ship(): Promise<void> {
    const { items } = await this.read<OrderDetail>("*items")
    const packed = items.map(({ id, quantity }) => ({ id, quantity }))
    await this.post(`fulfillments/${await this.fulfilment()}/shipments`, { items: packed })
  }

  async deliver(): Promise<void> {
    await this.post(`fulfillments/${await this.fulfilment()}/mark-as-delivered`)
  }

  /** Unpacks the one fulfilment. */
  async undo(): Promise<void> {
    await this.post(`fulfillments/${await this.fulfilment()}/cancel`)
  }

  async cancel(): Promise<void> {
    await this.post("cancel")
  }

  async capture(): Promise<void> {
    const { payment_collections: collections } = await this.read<OrderDetail>(
      "*payment_collections.payments",
    )
    const payment = collections[0]?.payments[0]?.id
    const { status } = await this.admin.post(`/admin/payments/${payment}/capture`, {})
    expect(status).toBe(200)
  }

  private async fulfilment(): Promise<string> {
    const { fulfillments } = await this.read<OrderDetail>("*fulfillments")
    return fulfillments[0]?.id ?? ""
  }

  private async post(action: string, body: unknown = {}): Promise<void> {
    const answer = await this.admin.post(`/admin/orders/${this.id}/${action}`, body)
    expect({ status: answer.status, ...answer.body }).toMatchObject({ status: 200 })
  }
}
