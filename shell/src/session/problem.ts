/** What is wrong with a form, and at which of its fields it is said; at none where it is no field's fault. */
export interface Problem<Field extends string> {
  field: Field | undefined
  text: string
}

/** What to say at a field. */
export function problemAt<Field extends string>(
  problem: Problem<Field> | undefined,
  field: Field,
): string | undefined {
  return problem?.field === field ? problem.text : undefined
}
