import type { Field } from './fields.ts'

/** A value, and the fields for which it is invalid. */
type Wrong = readonly [what: string, value: unknown, isWrongIn: (field: Field) => boolean]

const everywhere = () => true
const inNumbers = ({ isNumber, takesAny }: Field) => isNumber && takesAny !== 'number'
const inClosed = ({ isNumber, isFree }: Field) => !isNumber && !isFree
/** A field that accepts any text in place of a number reads it as no number. */
const inPlainNumbers = ({ isNumber, takesAny }: Field) => isNumber && takesAny !== 'text'
const inText = ({ takesAny }: Field) => takesAny !== 'text'

const IN_BODIES: readonly Wrong[] = [
  // Invalid in any field.
  ['an object', { $ne: null }, ({ takesAnyObject }) => !takesAnyObject],
  ['an array', ['a', 1], everywhere],
  ['true', true, ({ isFlag }) => !isFlag],
  ['NUL bytes', 'a\u0000b', inText],
  ['a lone surrogate', '\ud800', inText],
  ['a huge text', 'x'.repeat(30_000), everywhere],
  // Invalid as a number.
  ['a negative number', -1, (field) => inNumbers(field) && !field.takesNegative],
  ['an enormous number', 1e300, inNumbers],
  ['beyond what is exact', 2 ** 60, inNumbers],
  ['a tiny number', 1e-9, (field) => inNumbers(field) && !field.takesTiny],
  ['text', '12; DROP TABLE users', inPlainNumbers],
  ['text with emoji', '💉', inPlainNumbers],
  // Invalid as an enum, a day or an address.
  ['emoji', '💉💉', inClosed],
  ['a number', 20_260_615, ({ isNumber }) => !isNumber],
  ['a date that is none', '2026-13-45T99:00:00Z', inClosed],
]

const inWrittenNumbers = ({ isWrittenNumber }: Field) => isWrittenNumber
const NO_NUMBERS = ['-1', '-5', '1.5', '1e9', '99999999999999999999', "1'--"]

const IN_ADDRESSES: readonly Wrong[] = [
  ['0', '0', (field) => inWrittenNumbers(field) && field.takesAny !== 'number'],
  ...NO_NUMBERS.map((value) => [value, value, inWrittenNumbers] as const),
  ['1e3', '1e3', (field) => inWrittenNumbers(field) && !field.isNumber],
  ['a word', 'abc', ({ isFree }) => !isFree],
  ['emoji', '💉', ({ isFree }) => !isFree],
  ['a date that is none', '2026-13-45', ({ isFree }) => !isFree],
  ['NUL bytes', '\u0000', inText],
  ['NUL bytes, escaped twice', '%00', ({ isFree }) => !isFree],
  ['a long text', 'x'.repeat(300), everywhere],
]

const IN_QUERIES: readonly Wrong[] = [
  ...IN_ADDRESSES,
  ['nothing', '', ({ isFree }) => !isFree],
  ['two of them', ['1', '2'], everywhere],
]

const WRONG = { params: IN_ADDRESSES, query: IN_QUERIES, body: IN_BODIES }

/** Every invalid value of each field in this part of a request. */
export const invalidInputs = (part: keyof typeof WRONG, fields: readonly Field[]) =>
  fields.flatMap((field) =>
    WRONG[part]
      .filter(([, , isWrongIn]) => isWrongIn(field))
      .map(([what, value]) => ({ part, field: field.name, what, value })),
  )
