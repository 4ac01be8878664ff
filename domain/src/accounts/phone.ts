/**
 * Parses a phone number to E.164 ('+14155550123'). US and Canadian numbers may come in any common form, with or without
 * the leading 1; other numbers must begin with '+'.
 * @returns undefined when the text is not a phone number
 */
export function toE164(text: string): string | undefined {
  if (!/^[\d\s().+-]+$/.test(text)) return undefined
  const digits = text.replaceAll(/\D/g, '')
  if (text.trim().startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : undefined
}

/** Whether we can text a number: US and Canadian ones only, +1 followed by 10 digits. */
export const canReceiveTexts = (number: string): boolean => /^\+1\d{10}$/.test(number)

/** Whether text messages can reach a person, and if not, why. */
export type TextReach = 'yes' | 'no-number' | 'abroad'

/** @param phoneNumber in E.164; null when there is none */
export function textReachOf(phoneNumber: string | null): TextReach {
  if (!phoneNumber) return 'no-number'
  return canReceiveTexts(phoneNumber) ? 'yes' : 'abroad'
}

/** What a person requests by texting a carrier keyword. */
export type TextCommand = 'stop' | 'start' | 'help'

/** The keywords that Twilio and the carriers define. */
const preferences: Record<TextCommand, readonly string[]> = {
  stop: ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'],
  start: ['start', 'yes', 'unstop'],
  help: ['help', 'info'],
}

/**
 * Recognizes the keyword of an incoming text. Case, spaces and punctuation don't matter, extra words do: 'Stop.' and
 * 'opt out' count, 'stop by tonight?' doesn't.
 */
export function textCommandIn(text: string): TextCommand | undefined {
  const word = text.toLowerCase().replaceAll(/[\s\p{P}]/gu, '')
  return (Object.keys(preferences) as TextCommand[]).find((preference) =>
    preferences[preference].includes(word),
  )
}
