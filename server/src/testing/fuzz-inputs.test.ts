import { clientId, rowIdInPath, text } from '@pepwell/contract/fields'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsOf, type TakesAny } from './fields.ts'
import { invalidInputs } from './fuzz-inputs.ts'

/** Invalid values tried in one field. */
const triedIn = (
  part: Parameters<typeof invalidInputs>[0],
  schema: z.ZodType,
  takesAny?: TakesAny[string],
) => {
  const fields = fieldsOf(z.object({ field: schema }), takesAny && { field: takesAny })
  return invalidInputs(part, fields).map(({ what }) => what)
}

test('a bound that was forgotten is tried nevertheless', () => {
  for (const schema of [z.number(), z.int().optional(), z.number().nullish()])
    expect(triedIn('body', schema)).toEqual(expect.arrayContaining(['a negative number', 'text', 'true']))
  expect(triedIn('body', z.number().min(-5))).not.toContain('a negative number')
  expect(triedIn('body', z.number(), 'number')).not.toContain('a negative number')
})

test('the schema distinguishes short texts, ids and dates from free text', () => {
  for (const schema of [z.enum(['a', 'b']), clientId.optional(), z.boolean(), z.array(z.int())])
    expect(triedIn('body', schema)).toContain('a date that is none')
  expect(triedIn('body', text(100))).not.toContain('a date that is none')
  expect(triedIn('body', text(100))).toContain('NUL bytes')
  expect(triedIn('body', z.string().max(100), 'text')).not.toContain('NUL bytes')
})

test('a number in an address is known by the digits that it takes', () => {
  for (const schema of [rowIdInPath, z.coerce.number().int()])
    expect(triedIn('query', schema)).toEqual(expect.arrayContaining(['-1', '1.5', 'a word', 'two of them']))
  expect(triedIn('query', text(100))).toEqual(['NUL bytes', 'a long text', 'two of them'])
  expect(triedIn('params', clientId)).toContain('a word')
})
