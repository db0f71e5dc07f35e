import { z } from "zod"
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi"
import { type Call, calls } from "./calls.js"
import { limits } from "./limits.js"
import { refusal } from "./schemas/answer.js"
import { productChange, productData } from "./schemas/product.js"

/** What else a call may answer, by the kind of call. */
function failures({ body, role, method, changesState }: Call): Record<string, string> {
  const guarded = method !== "GET" || changesState
  return {
    ...(body && { "400": "Malformed JSON, or a field missing or of the wrong type" }),
    ...(role !== "anyone" && { "401": "Not signed in" }),
    ...((role !== "anyone" || guarded) && { "403": "Wrong role, or a request of a foreign page" }),
    ...(body && {
      "413": "Larger than the limit (100 kB of JSON, 25 MB of form)",
      "415": "Wrong content type",
    }),
    "405": "Wrong method; see Allow",
    "429": "A flood; see Retry-After",
    "500": "A fault of ours, with a request id",
    "503": "The database is away; see Retry-After",
  }
}

const idempotencyKey = z
  .string()
  .max(limits.idempotencyKey)
  .optional()
  .meta({
    description:
      "One key is one act: a repeat within a day gets the first answer, and with another body 400. " +
      "Without it, an equal request within 10 s is the same one.",
  })

const prefer = z
  .string()
  .optional()
  .meta({
    description:
      `\`maxpagesize=n\` (RFC 7240): at most n orders, and never more than ${limits.pageSize} at once; ` +
      "`next` of the answer leads on. Without it, the whole list.",
  })

/** What a request brings beside its body. */
function parameters({ takesKey, givesParts, request }: Call) {
  if (takesKey) return { header: z.object({ "Idempotency-Key": idempotencyKey }) }
  if (givesParts) return { header: z.object({ Prefer: prefer }), query: request }
  return undefined
}

function operation(call: Call) {
  const json = (schema: z.ZodType) => ({ "application/json": { schema } })
  const failure = (description: string) => ({ description, content: json(refusal) })
  return {
    operationId: call.name,
    tags: [call.name.split(".")[0] ?? ""],
    summary: call.summary,
    description:
      (call.role === "anyone" ? "For anyone." : `For a signed-in ${call.role}.`) +
      (call.addition ? " An addition to the specification." : ""),
    requestParams: parameters(call),
    ...(call.body && {
      requestBody: {
        content: {
          [call.body === "json" ? "application/json" : "multipart/form-data"]: {
            schema: call.request,
          },
        },
      },
    }),
    responses: {
      "200": call.stream
        ? {
            description: "Events until the connection or the session ends; 401 for who has none",
            content: { "text/event-stream": { schema: call.answer } },
          }
        : {
            description: "Done, or a refusal the person can act on",
            content: json(z.union([call.answer, refusal])),
          },
      ...Object.fromEntries(
        Object.entries(failures(call)).map(([status, text]) => [status, failure(text)]),
      ),
    },
  }
}

/** The OpenAPI 3.1 document of every call, generated from the schemas. */
export function openApiDocument(title: string): object {
  const paths: ZodOpenApiPathsObject = {}
  for (const call of Object.values(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call as Call) }
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title,
      version: "1.0.0",
      description:
        "Sign-in is an HttpOnly cookie, one for a shopper and one for a seller: all calls send cookies. " +
        "Whatever changes something, signing out included, is refused to pages of other origins. " +
        "A refusal that a person can act on is 200 with `success: false`; " +
        "`message` and `error` hold the same sentence. Money is rupees with at most two decimals.",
    },
    paths,
    components: {
      schemas: { ProductData: productData, ProductChange: productChange, Refusal: refusal },
    },
  })
}
