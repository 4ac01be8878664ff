import { requiredText, rowId, text } from '../fields.ts'

/** Fields of exported rows, as a restore accepts them. */
export const id = rowId('This is not a valid id')
export const line = (max: number) => requiredText(max, 'Text is missing')
export const optional = (max: number) => text(max).nullable()
