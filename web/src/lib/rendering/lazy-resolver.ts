import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Checks a form against its schema, fetching schema and zod when they are first needed: for the forms of the first
 * screens, which open sooner without them.
 */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Values>>,
): Resolver<Values, unknown, Output> {
  return async (...form) => {
    const [schema, { zodResolver }] = await Promise.all([load(), import('@hookform/resolvers/zod')])
    return zodResolver(schema)(...form)
  }
}
