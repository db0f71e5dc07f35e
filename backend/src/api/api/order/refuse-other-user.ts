import { messages } from "@shop/api/messages"
import type { Session } from "../../../modules/session/service"
import { BadRequest } from "../../../refusal"

/** A body may name its user, who then must be the one signed in. @throws BadRequest 403 */
export function refuseOtherUser(userId: string | undefined, session: Session): void {
  if (userId !== undefined && userId !== session.subjectId)
    throw new BadRequest(403, messages.roleWrong)
}
