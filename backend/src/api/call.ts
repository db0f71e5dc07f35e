import { randomUUID } from "node:crypto"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type Call, type CallName, calls, type SuccessOf } from "@shop/api"
import { messages } from "@shop/api/messages"
import type { z } from "@medusajs/framework/zod"
import type { Session } from "../modules/session/service"
import { BadRequest } from "../refusal"
import { clientAddress } from "../server/client-address"
import { isForeign } from "../server/cross-site"
import { sendError, sendJson } from "./answer"
import { parseWith } from "./parse-with"
import { readJson } from "./read-body"
import { readQuery } from "./read-query"
import { type Form, readForm, type UploadedFile } from "./read-form"
import { requireSession } from "./sessions"

/** What a handler gets. Its session is there exactly when the call needs one. */
export interface CallContext<Name extends CallName> {
  /** The request's body; of a call without one, its query. */
  readonly body: z.output<Call<Name>["request"]>
  /** The pictures of a form; empty for all other calls. */
  readonly images: readonly UploadedFile[]
  readonly session: Call<Name>["role"] extends "anyone" ? undefined : Session
  /** The caller's network address. */
  readonly client: string
  readonly scope: MedusaContainer
  readonly request: MedusaRequest
  readonly response: MedusaResponse
  readonly requestId: string
  /** When the request came in, before anything was awaited, in ms since 1970. */
  readonly arrivedAt: number
}

type Handler<Name extends CallName> = (
  context: CallContext<Name>,
) => Promise<Omit<SuccessOf<Name>, "success">>

/**
 * Makes the route of one call: refuses foreign pages (403), asks for its role (401, 403), reads and
 * checks its body (400, 413, 415), runs the handler and writes the answer. A handler returns the
 * fields of a success, throws `Refusal` for what a person can act on, and anything else is a bug (500).
 */
export function call<Name extends CallName>(name: Name, handler: Handler<Name>) {
  const spec: Call = calls[name] as Call
  return async (request: MedusaRequest, response: MedusaResponse): Promise<void> => {
    const arrivedAt = Date.now()
    const requestId = request.requestId ?? randomUUID()
    try {
      const unsafe = spec.method !== "GET"
      if ((unsafe || spec.changesState) && isForeign(request, !unsafe))
        throw new BadRequest(403, messages.originForeign)
      const session =
        spec.role === "anyone" ? undefined : await requireSession(spec.role, request, response)
      const form: Form | undefined = spec.body === "multipart" ? await readForm(request) : undefined
      const body = parseWith(
        spec.request,
        form?.fields ?? (spec.body ? await readJson(request) : readQuery(request)),
      )
      const result = await handler({
        body,
        images: form?.images ?? [],
        session,
        client: clientAddress(request),
        scope: request.scope,
        request,
        response,
        requestId,
        arrivedAt,
      } as CallContext<Name>)
      sendJson(response, 200, { success: true, ...result })
    } catch (error) {
      sendError(response, error, requestId)
    }
  }
}
