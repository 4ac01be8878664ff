import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'

/** A schema, or how to load it: first screens open sooner without zod. It may depend on the values. */
type Source<Output, Input, Values> =
  | z.ZodType<Output, Input>
  | ((values: Values) => Promise<z.ZodType<Output, Input>>)

interface Mapping<Values> {
  /** maps the fields to the schema's input */
  inputOf: (values: Values) => unknown
  /** the field of a name in the schema, if it differs */
  fieldOf?: (name: string) => string
  /** previous values; errors in untouched ones are ignored */
  before?: Values
  /** what submitting gives; without a mapping always the schema's output */
  submits?: 'values' | 'output'
}

/** The first error of each field. */
function errorsOf<Values extends FieldValues>(
  issues: readonly z.core.$ZodIssue[],
  fieldOf: (name: string) => string,
): FieldErrors<Values> {
  const errors = {}
  for (const { path, code, message } of issues) {
    const [name = '', ...rest] = path.map(String)
    const field = [fieldOf(name), ...rest].join('.')
    if (!get(errors, field)) set(errors, field, { type: code, message })
  }
  return errors
}

/** Validates a form with a schema. */
export function schemaResolver<Values extends FieldValues, Output>(
  source: Source<Output, Values, Values>,
): Resolver<Values, unknown, Output>
export function schemaResolver<Values extends FieldValues, Output>(
  source: Source<Output, unknown, Values>,
  mapping: Mapping<Values> & { submits: 'output' },
): Resolver<Values, unknown, Output>
export function schemaResolver<Values extends FieldValues>(
  source: Source<unknown, never, Values> | Source<unknown, unknown, Values>,
  mapping: Mapping<Values>,
): Resolver<Values>
export function schemaResolver<Values extends FieldValues>(
  source: Source<unknown, unknown, Values>,
  { inputOf, fieldOf = (name) => name, before, submits }: Partial<Mapping<Values>> = {},
): Resolver<Values, unknown, unknown> {
  return async (values) => {
    const schema = typeof source === 'function' ? await source(values) : source
    const { data, error } = schema.safeParse(inputOf ? inputOf(values) : values)
    const issues = (error?.issues ?? []).filter(({ path: [name] }) => {
      const field = String(name)
      return !before || before[field] !== values[field]
    })
    if (issues.length > 0) return { values: {}, errors: errorsOf<Values>(issues, fieldOf) }
    return { values: (inputOf && submits !== 'output' ? values : data) as object, errors: {} }
  }
}
