import type { ListedReport } from '@pepwell/contract/social/abuse-reports'
import { HttpResponse, http } from 'msw'
import type { FoundPerson, Friend, FriendRequest, PublicPerson } from '../features/friends/friends.api.ts'
import { server } from './server.ts'
import { aUser } from './users.ts'

/** A person as other members see them. */
export const aPerson = (changes: Partial<PublicPerson> = {}): PublicPerson => ({
  id: 'user_7',
  userHandle: '@robin',
  firstName: 'Robin',
  lastName: 'Delgado',
  profileImageUrl: null,
  isTeam: false,
  ...changes,
})

export const aFriend = (changes: Partial<Friend> = {}): Friend => ({
  ...aPerson(),
  email: 'robin@mailbox.org',
  since: '2026-03-01T12:00:00.000Z',
  ...changes,
})

const { id, userHandle, firstName, lastName, profileImageUrl } = aUser()
const oneself: PublicPerson = { id, userHandle, firstName, lastName, profileImageUrl, isTeam: false }

/** A request waiting for the viewer's answer. */
export const aRequest = (from: PublicPerson, changes: Partial<FriendRequest> = {}): FriendRequest => ({
  id: 3,
  status: 'pending',
  requester: from,
  addressee: oneself,
  createdAt: '2026-03-01T12:00:00.000Z',
  ...changes,
})

export const aReport = (changes: Partial<ListedReport> = {}): ListedReport => ({
  id: 9,
  kind: 'member',
  subjectId: null,
  quote: null,
  reason: 'spam',
  details: 'Sends links all day.',
  status: 'open',
  createdAt: '2026-03-01T12:00:00.000Z',
  settledAt: null,
  reporter: aPerson({ id: 'user_8', firstName: 'Kim', lastName: 'Osei', userHandle: '@kim' }),
  reported: { ...aPerson(), isAdmin: false, suspendedAt: null, reports: 2, warnings: 1 },
  nearby: [],
  ...changes,
})

interface Social {
  friends: Friend[]
  received: FriendRequest[]
  sent: FriendRequest[]
  blocked: PublicPerson[]
  found: FoundPerson[]
}

/**
 * A server with other people's visible data, which tests can change. @returns the server, and the write
 * requests: 'PATCH friend-request/3/accept'
 */
export function serveFriends(begin: Partial<Social> = {}) {
  const social: Social = { friends: [], received: [], sent: [], blocked: [], found: [], ...begin }
  const written: string[] = []
  const bodies: unknown[] = []
  server.use(
    http.get('/api/social/friends', () => HttpResponse.json(social.friends)),
    http.get('/api/social/friend-requests', ({ request }) => {
      const direction = new URL(request.url).searchParams.get('direction')
      return HttpResponse.json(direction === 'sent' ? social.sent : social.received)
    }),
    http.get('/api/social/search-users', () => HttpResponse.json(social.found)),
    http.get('/api/social/blocks', () => HttpResponse.json(social.blocked)),
    http.get('/api/social/chat-rooms', () => HttpResponse.json([])),
    http.get('/api/social/group-invitations', () => HttpResponse.json([])),
    http.all('/api/social/*', async ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api/social/', '')
      written.push(`${request.method} ${path}`)
      if (request.method === 'POST') bodies.push(await request.json())
      return HttpResponse.json({ message: 'Done', id: 1, status: 'pending' })
    }),
  )
  return { social, written, bodies }
}
