import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { displayName } from '@pepwell/domain/accounts/profile'

export function initials(user: Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>): string {
  const letters = [displayName(user), user.lastName].map((name) => Array.from(name?.trim() ?? '')[0] ?? '')
  return letters.join('').toUpperCase()
}
