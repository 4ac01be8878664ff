import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** Validates a form with a lazily loaded schema and zod, so that first screens open sooner. */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Values>>,
): Resolver<Values, unknown, Output> {
  return async (...form) => {
    const [schema, { zodResolver }] = await Promise.all([load(), import('@hookform/resolvers/zod')])
    return zodResolver(schema)(...form)
  }
}
