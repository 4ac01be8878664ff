/**
 * A phone number in E.164 ('+14155550123'). US and Canadian numbers may come in any common form, with or without
 * the country's 1; other countries' numbers begin with '+'.
 * @returns undefined when the text is no phone number
 */
export function toE164(text: string): string | undefined {
  if (!/^[\d\s().+-]+$/.test(text)) return undefined
  const digits = text.replaceAll(/\D/g, '')
  if (text.trim().startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : undefined
}

/** Whether text messages can be sent to a number in E.164: US and Canadian ones only, +1 followed by 10 digits. */
export const canReceiveTexts = (number: string): boolean => /^\+1\d{10}$/.test(number)

/** Whether text messages can reach somebody, and if not, why. */
export type TextReach = 'yes' | 'no-number' | 'abroad'

/** @param phoneNumber in E.164; null when there is none */
export function textReachOf(phoneNumber: string | null): TextReach {
  if (!phoneNumber) return 'no-number'
  return canReceiveTexts(phoneNumber) ? 'yes' : 'abroad'
}

/** What somebody wants who texts one of the words that carriers know. */
export type TextWish = 'stop' | 'start' | 'help'

/** The words as Twilio and the carriers know them. */
const wishes: Record<TextWish, readonly string[]> = {
  stop: ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'],
  start: ['start', 'yes', 'unstop'],
  help: ['help', 'info'],
}

/**
 * What a text that came in asks for. Case, spaces and marks don't matter, a word more does: 'Stop.' and 'opt out' count,
 * 'stop by tonight?' doesn't.
 */
export function textWishIn(text: string): TextWish | undefined {
  const word = text.toLowerCase().replaceAll(/[\s\p{P}]/gu, '')
  return (Object.keys(wishes) as TextWish[]).find((wish) => wishes[wish].includes(word))
}
