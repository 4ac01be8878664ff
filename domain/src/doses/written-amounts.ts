/** A hyphen before a number, and between two: people type those for a minus and a dash. */
const MINUS = /(?<![\p{L}\p{N}])-(?=\d)/gu
const SPAN = /(?<=\d)\s?-(?=\d)/g

/** A number that its unit was written right behind. */
const STUCK = /(?<=\d)(?=(?:mcg|µg|mg|g|iu|ml)\b)/gi

/** A temperature as it is read, however it was typed: '−20°C' for '-20°C', '2–8°C' for '2-8°C'. */
export const temperatureText = (typed: string): string => typed.replaceAll(SPAN, '–').replaceAll(MINUS, '−')

/** An amount as it is read, however a vendor wrote it: '10 mg' for '10mg', '5 mg x 10' as it is. */
export const amountAsRead = (typed: string): string => typed.replaceAll(STUCK, ' ')
