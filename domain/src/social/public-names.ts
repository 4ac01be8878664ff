import { supportAccount, supportTeam } from '../text/brand.ts'
import { withoutAt } from './usernames.ts'

/** A person's public data; missing fields may be omitted. */
export interface NamedPerson {
  id?: string | null
  /** starts with @ */
  userHandle?: string | null
  firstName?: string | null
  lastName?: string | null
}

/** The number of id characters that replace a missing name. */
const TAIL = 6

const namesOf = ({ firstName, lastName }: NamedPerson): string[] =>
  [firstName, lastName].flatMap((name) => name?.trim() || [])

/** Whether a person is the support team's account. */
export const isSupport = ({ id, userHandle }: NamedPerson): boolean =>
  id === supportAccount.id || userHandle === supportAccount.userHandle

/**
 * A person's name among members: the support team's, otherwise first and last name, the handle, or the end of the id.
 */
export function publicName(person: NamedPerson): string {
  if (isSupport(person)) return supportTeam.name
  const names = namesOf(person).join(' ')
  return names || person.userHandle || (person.id ? `User-${person.id.slice(-TAIL)}` : 'Unknown User')
}

/** The avatar's initials without a picture: one or two, 'PS' for the support team. */
export function publicInitials(person: NamedPerson): string {
  if (isSupport(person)) return supportTeam.initials
  const letters = namesOf(person).map((name) => [...name][0]?.toUpperCase())
  return (
    letters.join('') ||
    withoutAt(person.userHandle ?? '')
      .slice(0, 2)
      .toUpperCase() ||
    'U'
  )
}
