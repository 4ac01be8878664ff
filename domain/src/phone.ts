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
