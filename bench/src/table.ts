/** A cell of a table, filled up on its left. */
export const cell = (value: number | string, width: number): string => String(value).padStart(width)

/** What a line is about, before its cells. */
export const label = (text: string): string => text.padEnd(28)

/** Whether a promise holds. */
export const verdict = (holds: boolean): string => (holds ? 'holds' : 'MISSED')
