import { supportAccount, supportTeam } from '../text/brand.ts'
import { withoutAt } from './usernames.ts'

/** What is known of somebody by others; whatever is missing may be left out. */
export interface NamedPerson {
  id?: string | null
  /** begins with @ */
  userHandle?: string | null
  firstName?: string | null
  lastName?: string | null
}

/** Characters of an id that stand for somebody without any name. */
const TAIL = 6

const namesOf = ({ firstName, lastName }: NamedPerson): string[] =>
  [firstName, lastName].flatMap((name) => name?.trim() || [])

/** Whether somebody is the support team's own account. */
export const isSupport = ({ id, userHandle }: NamedPerson): boolean =>
  id === supportAccount.id || userHandle === supportAccount.userHandle

/** What somebody is called among members: the support team's name, else first and last name, else the handle, else the end of the id. */
export function publicName(person: NamedPerson): string {
  if (isSupport(person)) return supportTeam.name
  const names = namesOf(person).join(' ')
  return names || person.userHandle || (person.id ? `User-${person.id.slice(-TAIL)}` : 'Unknown User')
}

/** The letters on somebody's avatar while there is no picture: one or two, 'PS' for the support team. */
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
