// How what is typed becomes a value of the form: `register('weight', asNumber)`.

/** Some keypads have only a comma for the decimal point. */
const numberIn = (typed: string): number | null => {
  const text = typed.trim().replace(',', '.')
  return text === '' ? null : Number(text)
}

const asIs = <Value>(value: Value): Value => value

const fromText =
  <Value>(read: (text: string) => Value) =>
  (value: unknown) =>
    typeof value === 'string' ? read(value) : asIs(value)

/** A number; none when empty, and not a number when it is something else, so that the schema refuses it. */
export const asNumber = { setValueAs: fromText(numberIn) }

/** A choice, a day, a phone number: none when empty. */
export const asChoice = { setValueAs: fromText((text) => text || null) }
