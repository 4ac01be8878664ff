import { supportAccount } from '../text/brand.ts'

/** What a member is called by, as operators see them. */
export interface NamedMember {
  id: string
  email: string | null
  firstName: string | null
  lastName: string | null
}

/** Accounts that somebody made to try something out, by their addresses. */
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
 * What operators read where a member's name stands: 'System Generated User' for the support account, ids of digits alone
 * and addresses with 'test', 'example' or 'system' in them; else first plus last name; else 'Unknown User'.
 */
export const memberName = (member: NamedMember): string =>
  isSystem(member) ? SYSTEM_NAME : fullName(member) || NO_NAME

/** Whether {@link memberName} is no name of a person. */
export const hasPlaceholderName = (member: NamedMember): boolean => isSystem(member) || !fullName(member)

/** One or two letters for {@link memberName}: the first of its first and its last word. */
export function memberInitials(member: NamedMember): string {
  if (isSystem(member)) return 'SG'
  const words = fullName(member).split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => Array.from(word ?? '')[0])
  return letters.join('').toUpperCase() || 'U'
}

/**
 * The average length of sessions.
 * @param seconds null without any session
 * @returns whole minutes, rounded; null without any session
 */
export const sessionMinutes = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds / 60)

/** The average length of sessions as operators read it: '10 min', or '–' without any session. */
export function sessionText(seconds: number | null): string {
  const minutes = sessionMinutes(seconds)
  return minutes === null ? '–' : `${minutes.toLocaleString('en-US')} min`
}
