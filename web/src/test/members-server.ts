import { HttpResponse, http } from 'msw'
import type { LoginSession, Member } from '../features/members/admin/members.api.ts'
import { server } from './server.ts'

/** A person in the user list. */
export const aMemberRow = (changes: Partial<Member> = {}): Member => ({
  id: 'user_7',
  email: 'robin@mailbox.org',
  firstName: 'Robin',
  lastName: 'Delgado',
  userHandle: '@robin',
  isAdmin: false,
  createdAt: '2026-01-05T12:00:00.000Z',
  loginCount: 12,
  avgSessionDuration: 570,
  lastLogin: '2026-03-01T12:00:00.000Z',
  ...changes,
})

export const aSession = (changes: Partial<LoginSession> = {}): LoginSession => ({
  id: 1,
  loginTime: '2026-03-01T12:00:00.000Z',
  lastActivityAt: '2026-03-01T12:12:00.000Z',
  logoutTime: null,
  sessionDuration: 720,
  isActive: true,
  ipAddress: '192.0.2.7',
  deviceType: 'mobile',
  browserInfo: 'Safari 26 on iOS',
  ...changes,
})

const found = ({ email, firstName, lastName }: Member, search: string) =>
  [email, firstName, lastName].some((part) => part?.toLowerCase().includes(search.toLowerCase()))

/**
 * A fake user list with search and paging. @returns the
 * queries
 */
export function serveMembers(members: readonly Member[], sessions: readonly LoginSession[] = []): string[] {
  const requests: string[] = []
  const inGroup = (group: string | null) => members.filter(({ isAdmin }) => isAdmin === (group === 'admins'))
  server.use(
    http.get('/api/admin/users', ({ request }) => {
      const query = new URL(request.url).searchParams
      requests.push(query.toString())
      const rows = inGroup(query.get('group')).filter((one) => found(one, query.get('search') ?? ''))
      const from = rows.findIndex(({ id }) => id === query.get('after')) + 1
      return HttpResponse.json(rows.slice(from, from + Number(query.get('limit'))))
    }),
    http.get('/api/admin/users/counts', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? ''
      const count = (group: string) => inGroup(group).filter((one) => found(one, search)).length
      return HttpResponse.json({ admins: count('admins'), members: count('members') })
    }),
    http.get('/api/admin/users/:id/activity', () => HttpResponse.json(sessions)),
  )
  return requests
}
