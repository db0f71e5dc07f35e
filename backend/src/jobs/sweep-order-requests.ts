import type { MedusaContainer } from "@medusajs/framework/types"
import { ORDER_REQUEST } from "../modules/order-request"
import type { OrderRequestService } from "../modules/order-request/service"

/** Records of requests that can no longer be repeated. */
export default async function sweepOrderRequests(container: MedusaContainer): Promise<void> {
  await container.resolve<OrderRequestService>(ORDER_REQUEST).sweep()
}

export const config = { name: "sweep-order-requests", schedule: "*/5 * * * *" }
