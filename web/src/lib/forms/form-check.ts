import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** The first error of each field. */
function errorsOf<Values extends FieldValues>(issues: readonly z.core.$ZodIssue[]): FieldErrors<Values> {
  const named = issues.toReversed().map(({ path, message }) => [String(path[0]), { type: 'check', message }])
  return Object.fromEntries(named)
}

/**
 * Validates a form with the server's schema.
 * @param inputOf maps the fields to the schema's input
 * @param before previous values; errors in untouched ones are ignored
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
