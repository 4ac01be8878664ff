import { expect, test } from 'vitest'
import { z } from 'zod'
import './fields.ts'

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

test.each([
  [z.number().max(100), 101, 'Please enter at most 100'],
  [z.number().min(1), 0, 'Please enter at least 1'],
  [z.number().positive(), 0, 'Please enter more than 0'],
  [z.number().lt(5), 5, 'Please enter less than 5'],
  [z.int(), 1.5, 'Please enter a whole number'],
  [z.number(), 'ten', 'Please enter a number'],
  [z.string().max(3), 'four', 'Please use at most 3 characters'],
  [z.string().min(1), '', 'This is required'],
  [z.string(), undefined, 'This is required'],
  [z.array(z.string()).min(2), ['one'], 'Please choose at least 2'],
  [z.enum(['mg', 'mcg']), 'g', 'This is not one of the choices'],
  [z.number().multipleOf(0.5), 0.3, 'Please enter a multiple of 0.5'],
  [z.email(), 'nobody', 'This is not valid'],
])('a field without its own message gets a sentence: %#', (schema, value, sentence) => {
  expect(said(schema, value)).toBe(sentence)
})

test("a field's own message takes precedence", () => {
  expect(said(z.number().max(5, 'Rating must be between 1 and 5'), 6)).toBe('Rating must be between 1 and 5')
})
