/** A table cell, padded on its left. */
export const cell = (value: number | string, width: number): string => String(value).padStart(width)

/** The label of a line. */
export const label = (text: string): string => text.padEnd(28)

/** Whether a promise holds. */
export const verdict = (holds: boolean): string => (holds ? 'holds' : 'MISSED')
