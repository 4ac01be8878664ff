import type { PagePath } from '@pepwell/domain/accounts/page-visits'
import type { DemoMember } from './people.ts'
import { pick, seededNumber } from './seeded-random.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

/** Days of activity. */
const LOGGED_DAYS = 400
const VISITED_DAYS = 70

/** Days from one dose to the next. */
const steps: Record<string, number> = { Daily: 1, 'Every other day': 2, '3x per week': 2, Weekly: 7 }

/** Dose times before today, with some missed. */
export function dosesBefore(member: DemoMember, n: number, frequency: string, now: number): Date[] {
  const step = steps[frequency] ?? 7
  return Array.from({ length: Math.floor(LOGGED_DAYS / step) }, (_, back) => {
    const late = seededNumber(n * 31 + back, 180) * MINUTE_MS
    return new Date(now - (back + 1) * step * DAY_MS - late)
  }).filter((at, back) => at > member.createdAt && seededNumber(n * 17 + back, 9) > 0)
}

const pages = [
  '/',
  '/shop',
  '/shop',
  '/reminders',
  '/peptides',
  '/shop/{product}',
  '/calculator',
  '/profile',
  '/social',
  '/signup',
  '/shop/cart',
] as const satisfies readonly PagePath[]

/** Page visits of members, and of more visitors without an account. */
export function visitsBefore(members: readonly DemoMember[], now: number) {
  return Array.from({ length: VISITED_DAYS * 50 }, (_, n) => {
    const day = Math.floor(n / 50)
    const member = seededNumber(n, 3) === 0 ? members[seededNumber(n * 7, members.length)] : undefined
    const visitedAt = new Date(now - day * DAY_MS - seededNumber(n * 3, 600) * MINUTE_MS)
    const isMember = member !== undefined && member.createdAt < visitedAt
    return {
      userId: isMember ? member.id : null,
      sessionId: isMember ? 'made up' : `made up ${day} ${seededNumber(n * 11, 28)}`,
      pagePath: pick(pages, n * 5),
      visitDuration: 5 + seededNumber(n * 13, 240),
      visitedAt,
    }
  })
}
