import { brandName } from '../text/brand.ts'
import { displayName } from './profile.ts'

/** A last login within this many milliseconds of sign-up counts as the first visit. */
const FIRST_VISIT_MS = 5 * 60 * 1000

/**
 * The dashboard's greeting.
 * @param person instants as ISO 8601 text
 */
export function greeting(person: {
  firstName: string | null
  email: string | null
  createdAt: string
  lastLoginAt: string | null
}): string {
  const sinceSignUp = Date.parse(person.lastLoginAt ?? person.createdAt) - Date.parse(person.createdAt)
  const welcome = sinceSignUp <= FIRST_VISIT_MS ? `Welcome to ${brandName}` : 'Welcome back'
  return `${welcome}, ${displayName(person)}`
}
