/** Hyphens before a number or between two: people type them for a minus or a dash. */
const MINUS = /(?<![\p{L}\p{N}])-(?=\d)/gu
const SPAN = /(?<=\d)\s?-(?=\d)/g

/** A number directly followed by its unit. */
const STUCK = /(?<=\d)(?=(?:mcg|µg|mg|g|iu|ml)\b)/gi

/** Formats a temperature however it was typed: '−20°C' for '-20°C', '2–8°C' for '2-8°C'. */
export const temperatureText = (typed: string): string => typed.replaceAll(SPAN, '–').replaceAll(MINUS, '−')

/** Formats an amount however a vendor wrote it: '10 mg' for '10mg', '5 mg x 10' unchanged. */
export const amountAsRead = (typed: string): string => typed.replaceAll(STUCK, ' ')
