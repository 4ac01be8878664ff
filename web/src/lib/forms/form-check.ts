import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** What is wrong, field by field, the first of each. */
function errorsOf<Values extends FieldValues>(issues: readonly z.core.$ZodIssue[]): FieldErrors<Values> {
  const named = issues.toReversed().map(({ path, message }) => [String(path[0]), { type: 'check', message }])
  return Object.fromEntries(named)
}

/**
 * Checks a form by the schema that the server checks with.
 * @param inputOf what the schema is given of what was typed
 * @param before what stood there; what is wrong in it and was not touched stays as it is
 */
export const checkBy =
  <Values extends FieldValues>(
    schema: z.ZodType,
    inputOf: (values: Values) => unknown,
    before?: Values,
  ): Resolver<Values> =>
  (values) => {
    const { error } = schema.safeParse(inputOf(values))
    const issues = (error?.issues ?? []).filter(({ path: [name] }) => {
      const field = String(name)
      return !before || before[field] !== values[field]
    })
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf<Values>(issues) }
  }
