/** A choice, a day, a phone number: none when empty. `register('gender', asChoice)`. */
export const asChoice = { setValueAs: (value: unknown) => (value === '' ? null : value) }
