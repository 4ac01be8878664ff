import { pick, seededNumber } from './seeded-random.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/** Start of made-up people's ids; real ones never start so. */
export const DEMO_ID = 'user_demo_'

export const DEMO_MEMBERS = 300

const firstNames = [
  'Aisha', 'Thanh', 'Lena', 'Dario', 'Chloe', 'Mateo', 'Priya', 'Jonah', 'Ingrid', 'Kofi',
  'Sofia', 'Noah', 'Yuki', 'Marta', 'Elias', 'Ruth', 'Omar', 'Nina', 'Caleb', 'Hana',
] as const // biome-ignore format: a list of names

const lastNames = [
  'Patel', 'Nguyen', 'Kowalczyk', 'Moretti', 'Harper', 'Silva', 'Iyer', 'Brandt', 'Larsen', 'Mensah',
  'Rossi', 'Walker', 'Tanaka', 'Novak', 'Lind', 'Abrams', 'Haddad', 'Weiss', 'Turner', 'Sato', 'Quinn',
] as const // biome-ignore format: a list of names

/** A made-up member. */
export interface DemoMember {
  id: string
  email: string
  emailProvedAt: Date | null
  firstName: string | null
  lastName: string | null
  userHandle: string
  createdAt: Date
  loginCount: number
  lastLoginAt: Date | null
}

/** The n-th made-up member, latest first: more joined recently than long ago. */
export function demoMember(n: number, now: number): DemoMember {
  const firstName = pick(firstNames, n * 3 + 1)
  const lastName = pick(lastNames, n * 7 + 5)
  const handle = `${firstName}_${lastName}`.toLowerCase()
  // About eleven in the last week, the first a year and a half ago.
  const joined = now - (n / DEMO_MEMBERS) ** 1.3 * 540 * DAY_MS - seededNumber(n, 20) * HOUR_MS
  const loginCount = seededNumber(n * 11, 9) === 0 ? 0 : 1 + seededNumber(n * 5, 60)
  const lastLogin = Math.max(joined, now - seededNumber(n * 13, 500) * HOUR_MS)
  const isTest = seededNumber(n * 17, 40) === 0
  return {
    id: `${DEMO_ID}${String(n).padStart(4, '0')}`,
    email: isTest ? `signup-test-${n}@mailbox.org` : `${handle.replace('_', '.')}.${n}@mailbox.org`,
    emailProvedAt: loginCount > 0 ? new Date(joined) : null,
    firstName: seededNumber(n * 19, 30) === 0 ? null : firstName,
    lastName: seededNumber(n * 19, 30) === 0 ? null : lastName,
    userHandle: `@${handle}_${n}`,
    createdAt: new Date(joined),
    loginCount,
    lastLoginAt: loginCount > 0 ? new Date(lastLogin) : null,
  }
}

const devices = [
  { deviceType: 'mobile', browserInfo: 'Safari 26 on iPhone' },
  { deviceType: 'mobile', browserInfo: 'Chrome 142 on Android' },
  { deviceType: 'desktop', browserInfo: 'Firefox 145 on macOS' },
  { deviceType: 'desktop', browserInfo: 'Chrome 142 on Windows' },
]

/** The last few sign-ins of a member. */
export function sessionsOf(member: DemoMember, n: number) {
  const last = member.lastLoginAt?.getTime()
  if (last === undefined) return []
  return Array.from({ length: Math.min(member.loginCount, 4) }, (_, back) => {
    const begun = Math.max(
      member.createdAt.getTime(),
      last - back * (1 + seededNumber(n + back, 90)) * HOUR_MS,
    )
    const lasted = (2 + seededNumber(n * 3 + back, 28)) * 60_000
    const device = devices[seededNumber(n + back, devices.length)]
    const goesOn = back === 0 && seededNumber(n, 3) === 0
    return {
      ...device,
      userId: member.id,
      loginTime: new Date(begun),
      lastActivityAt: new Date(begun + lasted),
      logoutTime: goesOn ? null : new Date(begun + lasted),
      expiresAt: new Date(begun + 30 * DAY_MS),
      ipAddress: `198.51.100.${seededNumber(n + back, 250) + 1}`,
    }
  })
}

/** The demo's operators; the first signs in. The second has only some areas. */
export const demoOperators = [
  {
    id: `${DEMO_ID}operator_1`,
    email: 'operator@pepwell.local',
    firstName: 'Maya',
    lastName: 'Okafor',
    userHandle: '@maya_demo',
    permissions: [],
  },
  {
    id: `${DEMO_ID}operator_2`,
    email: 'stock@pepwell.local',
    firstName: 'Jonas',
    lastName: 'Berg',
    userHandle: '@jonas_demo',
    permissions: ['inventory', 'orders'],
  },
]
