import { isSupport, type NamedPerson, publicInitials } from '@pepwell/domain/social/public-names'
import { cx } from '../classes.ts'

/** Muted colors to tell people apart; never a peptide's color slot. */
const TINTS = ['bg-person-1', 'bg-person-2', 'bg-person-3', 'bg-person-4'] as const

/** Always the same color for the same person. */
function tintOf(id: string): string {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return TINTS[sum % TINTS.length] ?? TINTS[0]
}

/** What a person's avatar shows: their picture or initials on their own color; the support team uses the accent color. */
export const avatarOf = (
  person: NamedPerson & { profileImageUrl?: string | null },
  size = 'size-11',
): { initials: string; src: string | null; className: string } => ({
  initials: publicInitials(person),
  src: person.profileImageUrl ?? null,
  className: cx(
    size,
    isSupport(person) ? '!bg-accent !text-on-accent' : `${tintOf(person.id ?? '')} !text-ink`,
  ),
})
