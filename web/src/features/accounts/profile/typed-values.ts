import { typedNumber } from '../../../lib/typed-number.ts'

// How what is typed becomes a value of the form: `register('weight', asNumber)`.

const asIs = <Value>(value: Value): Value => value

const fromText =
  <Value>(read: (text: string) => Value) =>
  (value: unknown) =>
    typeof value === 'string' ? read(value) : asIs(value)

/** A number; none when the field is empty, and not a number when it holds something else, so that the schema refuses it. */
export const asNumber = { setValueAs: fromText(typedNumber) }

/** A choice, a day, a phone number: none when empty. */
export const asChoice = { setValueAs: fromText((text) => text || null) }
