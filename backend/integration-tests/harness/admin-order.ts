import { expect } from "vitest"
import type { Browser } from "./browser"
import { asAdmin } from "./medusa-admin"

interface Parcel {
  id: string
  location_id: string
  canceled_at: string | null
  shipped_at: string | null
  delivered_at: string | null
  items: { line_item_id: string; quantity: number }[]
}

interface OrderDetail {
  items: {
    id: string
    product_id: string
    quantity: number
    detail: { fulfilled_quantity: number }
  }[]
  fulfillments: Parcel[]
  payment_collections: { id: string; status: string; payments: { id: string }[] }[]
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

  /** Sends off every parcel that is packed and not yet on its way. */
  async ship(): Promise<void> {
    for (const parcel of await this.parcels(({ shipped_at: at }) => at === null)) {
      const items = parcel.items.map(({ line_item_id: id, quantity }) => ({ id, quantity }))
      await this.post(`fulfillments/${parcel.id}/shipments`, { items })
    }
  }

  async deliver(): Promise<void> {
    for (const { id } of await this.parcels(({ delivered_at: at }) => at === null))
      await this.post(`fulfillments/${id}/mark-as-delivered`)
  }

  /** Unpacks what is packed. */
  async undo(): Promise<void> {
    for (const { id } of await this.parcels(({ shipped_at: at }) => at === null))
      await this.post(`fulfillments/${id}/cancel`)
  }

  async cancel(): Promise<void> {
    await this.post("cancel")
  }

  /** Notes that it was paid: all of it, or these rupees. */
  async capture(amount?: number): Promise<void> {
    await asAdmin(this.admin, "POST", `/payments/${await this.payment()}/capture`, { amount })
  }

  /** Notes that what a change of it asks for was paid in some other way. */
  async markAsPaid(): Promise<void> {
    const { payment_collections: all } = await this.read<OrderDetail>("*payment_collections")
    const id = all.find(({ status }) => status === "not_paid")?.id
    const path = `/payment-collections/${id}/mark-as-paid`
    await asAdmin(this.admin, "POST", path, { order_id: this.id })
  }

  /** Gives rupees back to the shopper, for a reason if one is given. */
  async refund(amount: number, refund_reason_id?: string): Promise<void> {
    const path = `/payments/${await this.payment()}/refund`
    await asAdmin(this.admin, "POST", path, { amount, refund_reason_id })
  }

  /** Changes the order: variants to add with their units, and units that lines shall have, by product. */
  async edit(change: {
    add?: Record<string, number>
    set?: Record<string, number>
  }): Promise<void> {
    const path = `/order-edits/${this.id}`
    await asAdmin(this.admin, "POST", "/order-edits", { order_id: this.id })
    const added = Object.entries(change.add ?? {})
    const items = added.map(([variant_id, quantity]) => ({ variant_id, quantity }))
    if (items.length > 0) await asAdmin(this.admin, "POST", `${path}/items`, { items })
    const { items: lines } = await this.read<OrderDetail>("*items")
    for (const [product, quantity] of Object.entries(change.set ?? {})) {
      const line = lines.find(({ product_id: id }) => id === product)
      await asAdmin(this.admin, "POST", `${path}/items/item/${line?.id}`, { quantity })
    }
    await asAdmin(this.admin, "POST", `${path}/request`)
    await asAdmin(this.admin, "POST", `${path}/confirm`)
  }

  /** Takes delivered units of a product back onto the shelf. */
  async takeBack(product: string, quantity: number): Promise<void> {
    const { items: lines } = await this.read<OrderDetail>("*items")
    const id = lines.find(({ product_id: of }) => of === product)?.id
    const items = [{ id, quantity }]
    const [parcel] = await this.parcels(() => true)
    const { return: opened } = await asAdmin<{ return: { id: string } }>(
      this.admin,
      "POST",
      "/returns",
      { order_id: this.id, location_id: parcel?.location_id },
    )
    const path = `/returns/${opened.id}`
    await asAdmin(this.admin, "POST", `${path}/request-items`, { items })
    await asAdmin(this.admin, "POST", `${path}/request`, { no_notification: true })
    await asAdmin(this.admin, "POST", `${path}/receive`)
    await asAdmin(this.admin, "POST", `${path}/receive-items`, { items })
    await asAdmin(this.admin, "POST", `${path}/receive/confirm`, { no_notification: true })
  }

  /** Id of its first payment. */
  async payment(): Promise<string> {
    const { payment_collections: collections } = await this.read<OrderDetail>(
      "*payment_collections.payments",
    )
    return collections.flatMap(({ payments }) => payments)[0]?.id ?? ""
  }

  private async parcels(chosen: (parcel: Parcel) => boolean): Promise<Parcel[]> {
    const { fulfillments } = await this.read<OrderDetail>("*fulfillments,*fulfillments.items")
    return fulfillments.filter((each) => each.canceled_at === null && chosen(each))
  }

  private async post(action: string, body: unknown = {}): Promise<void> {
    await asAdmin(this.admin, "POST", `/orders/${this.id}/${action}`, body)
  }
}
