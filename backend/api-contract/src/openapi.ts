import { z } from "zod"
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi"
import { type Call, calls } from "./calls.js"
import { refusal } from "./schemas/answer.js"
import { productData } from "./schemas/product.js"

const errorAnswers: Record<string, string> = {
  "400": "Malformed JSON, or a field missing or of the wrong type",
  "401": "Not signed in",
  "403": "Wrong role, or a request from a foreign origin",
  "413": "Larger than the limit (100 kB of JSON, 25 MB of form)",
  "415": "Wrong content type",
  "429": "A flood; see Retry-After",
  "500": "A fault of ours, with a request id",
  "503": "The database is away; see Retry-After",
}

function operation(call: Call) {
  const json = (schema: z.ZodType) => ({ "application/json": { schema } })
  const failure = (description: string) => ({ description, content: json(refusal) })
  return {
    operationId: call.name,
    tags: [call.name.split(".")[0] ?? ""],
    summary: call.summary,
    description: call.role === "anyone" ? "For anyone." : `For a signed-in ${call.role}.`,
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
      "200": {
        description: "Done, or a refusal the person can act on",
        content: json(z.union([call.answer, refusal])),
      },
      ...Object.fromEntries(
        Object.entries(errorAnswers).map(([status, text]) => [status, failure(text)]),
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
        "All calls send cookies. A refusal that a person can act on is 200 with `success: false`; " +
        "`message` and `error` hold the same sentence. Money is rupees with at most two decimals.",
    },
    paths,
    components: { schemas: { ProductData: productData, Refusal: refusal } },
  })
}
