import { expect, it } from "vitest"
import { calls } from "./calls.js"
import { openApiDocument } from "./openapi.js"

it("the reference describes every call with its method, and nothing else", () => {
  const { paths } = openApiDocument("Shop") as { paths: Record<string, Record<string, unknown>> }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const specified = Object.values(calls).map((call) => `${call.method} ${call.path}`)
  expect(described.sort()).toEqual(specified.sort())
  const ofTheSpecification = Object.values(calls).filter((call) => !("addition" in call))
  expect(ofTheSpecification).toHaveLength(22)
})
