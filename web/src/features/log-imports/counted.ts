import { numberText } from '@pepwell/domain/text/number-text'

/** '1 entry', '1,234 entries' */
export const counted = (count: number): string => `${numberText(count)} ${count === 1 ? 'entry' : 'entries'}`
