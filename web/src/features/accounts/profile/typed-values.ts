/** Maps an empty choice, date or phone number to null: `register('gender', asChoice)`. */
export const asChoice = { setValueAs: (value: unknown) => (value === '' ? null : value) }
