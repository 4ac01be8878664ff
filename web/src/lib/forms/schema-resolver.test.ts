import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemaResolver } from './schema-resolver.ts'

const NAME = 'Please enter a name'
const AMOUNT = 'Please enter an amount'
const schema = z.object({
  name: z.string().trim().min(1, NAME),
  rows: z.array(z.object({ amount: z.number(AMOUNT).min(1, AMOUNT) })),
})
const options = { fields: {}, shouldUseNativeValidation: false } as never

test('gives the first error of each field at its place, and the output once valid', async () => {
  const check = schemaResolver(schema)
  expect(await check({ name: ' ', rows: [{ amount: 2 }, { amount: 0 }] }, undefined, options)).toMatchObject({
    values: {},
    errors: { name: { message: NAME }, rows: [undefined, { amount: { message: AMOUNT } }] },
  })
  const valid = await check({ name: ' A ', rows: [] }, undefined, options)
  expect(valid).toEqual({ values: { name: 'A', rows: [] }, errors: {} })
})

test('loads the schema when it is needed, by the values', async () => {
  const check = schemaResolver<{ name: string }, { name: string }>(async ({ name }) =>
    z.object({ name: z.string().max(name.startsWith('long') ? 10 : 3, NAME) }),
  )
  expect((await check({ name: 'long name' }, undefined, options)).errors).toEqual({})
  expect((await check({ name: 'name' }, undefined, options)).errors).toMatchObject({
    name: { message: NAME },
  })
})

test('mapped values keep what was typed, and errors appear at the typed field unless it is untouched', async () => {
  type Typed = Record<'typedName' | 'amount', string>
  const body = z.object({ name: z.string().min(1, NAME), amount: z.number(AMOUNT) })
  const inputOf = ({ typedName, amount }: Typed) => ({ name: typedName, amount: Number(amount || 'none') })
  const mapping = { inputOf, fieldOf: (name: string) => (name === 'name' ? 'typedName' : name) }
  const check = schemaResolver<Typed>(body, mapping)
  const typed = { typedName: 'A', amount: '1' }
  expect(await check(typed, undefined, options)).toEqual({ values: typed, errors: {} })
  expect((await check({ typedName: '', amount: '' }, undefined, options)).errors).toMatchObject({
    typedName: { message: NAME },
    amount: { message: AMOUNT },
  })
  const edit = schemaResolver<Typed>(body, { ...mapping, before: { typedName: 'A', amount: '' } })
  expect((await edit({ typedName: 'B', amount: '' }, undefined, options)).errors).toEqual({})
  const output = schemaResolver<Typed, z.output<typeof body>>(body, { inputOf, submits: 'output' })
  expect((await output(typed, undefined, options)).values).toEqual({ name: 'A', amount: 1 })
})
