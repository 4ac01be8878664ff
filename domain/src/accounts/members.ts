import { supportAccount } from '../text/brand.ts'
import { numberText } from '../text/number-text.ts'

/** What operators see as a member's name. */
export interface NamedMember {
  id: string
  email: string | null
  firstName: string | null
  lastName: string | null
}

/** Test accounts, recognized by their addresses. */
const MADE_UP = /test|example|system/i

const SYSTEM_NAME = 'System Generated User'
const NO_NAME = 'Unknown User'

const isSystem = ({ id, email }: NamedMember): boolean =>
  id === supportAccount.id || /^\d+$/.test(id) || MADE_UP.test(email ?? '')

/** First and last name, as far as they are known; '' when neither is. */
export const fullName = ({ firstName, lastName }: Pick<NamedMember, 'firstName' | 'lastName'>): string =>
  [firstName, lastName]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ')

/**
 * The member name that operators see: 'System Generated User' for the support account, for all-digit ids, and for
 * addresses that contain 'test', 'example' or 'system'; otherwise first plus last name, or 'Unknown User'.
 */
export const memberName = (member: NamedMember): string =>
  isSystem(member) ? SYSTEM_NAME : fullName(member) || NO_NAME

/** Whether {@link memberName} returned a placeholder. */
export const hasPlaceholderName = (member: NamedMember): boolean => isSystem(member) || !fullName(member)

/** One or two initials of {@link memberName}, from its first and last word. */
export function memberInitials(member: NamedMember): string {
  if (isSystem(member)) return 'SG'
  const words = fullName(member).split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => Array.from(word ?? '')[0])
  return letters.join('').toUpperCase() || 'U'
}

/**
 * The average session length.
 * @param seconds null without sessions
 * @returns whole minutes, rounded; null without sessions
 */
export const sessionMinutes = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds / 60)

/** The average session length for operators: '10 min', or '–' without sessions. */
export function sessionText(seconds: number | null): string {
  const minutes = sessionMinutes(seconds)
  return minutes === null ? '–' : `${numberText(minutes)} min`
}
