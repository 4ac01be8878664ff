import type { Reaction } from '@pepwell/domain/social/chat'
import { HttpResponse, http } from 'msw'
import type { ChatMessage, ChatParticipant, ChatRoom } from '../features/chat/chat.api.ts'
import { quotedFrom } from '../features/chat/quoted.ts'
import { toggled } from '../features/chat/reactions.ts'
import { aPerson } from './friends-server.ts'
import { server } from './server.ts'
import { aUser } from './users.ts'

const REACTION = '/api/social/chat-messages/:id/reactions/:reaction'
const AT = '2026-03-01T12:00:00.000Z'
const { id, userHandle, firstName, lastName, profileImageUrl } = aUser()
const oneself = { id, userHandle, firstName, lastName, profileImageUrl, isTeam: false }

const aParticipant = (user: ChatParticipant['user']): ChatParticipant => ({
  user,
  joinedAt: AT,
  lastReadAt: null,
  lastReadSeq: 0,
  isKeeper: false,
})

/** A conversation with Robin, whose message is read. */
export const aRoom = (changes: Partial<ChatRoom> = {}): ChatRoom => ({
  id: 1,
  type: 'direct',
  name: null,
  participants: [aParticipant(oneself), aParticipant(aPerson())],
  lastMessage: null,
  unreadCount: 0,
  lastReadSeq: 0,
  lastSeq: 0,
  isAnswering: false,
  isOpen: true,
  createdAt: AT,
  updatedAt: AT,
  ...changes,
})

/** Everyone's conversation with the support team. */
export const aSupportRoom = (changes: Partial<ChatRoom> = {}): ChatRoom =>
  aRoom({
    id: 2,
    type: 'support',
    participants: [
      aParticipant(oneself),
      aParticipant(
        aPerson({ id: 'user_admin_simple', userHandle: '@admin', firstName: null, lastName: null }),
      ),
    ],
    ...changes,
  })

/** A group with the user, who owns it, and Robin. */
export const aGroup = (changes: Partial<ChatRoom> = {}): ChatRoom =>
  aRoom({
    id: 3,
    type: 'group',
    name: 'Morning shots',
    participants: [{ ...aParticipant(oneself), isKeeper: true }, aParticipant(aPerson())],
    ...changes,
  })

/** What Robin wrote. */
export const aMessage = (changes: Partial<ChatMessage> = {}): ChatMessage => {
  const seq = changes.seq ?? 1
  return {
    id: 100 + seq,
    chatRoomId: 1,
    seq,
    revision: seq,
    sender: aPerson(),
    isOwn: false,
    answeredBy: null,
    clientId: null,
    message: 'Thigh or abdomen today?',
    messageType: 'text',
    status: 'sent',
    picture: null,
    card: null,
    replyTo: null,
    reactions: [],
    createdAt: AT,
    editedAt: null,
    ...changes,
  }
}

/** A message that the user just sent. */
export const anOwnMessage = (changes: Partial<ChatMessage> = {}): ChatMessage =>
  aMessage({ sender: oneself, isOwn: true, createdAt: new Date().toISOString(), ...changes })

interface Chats {
  rooms: ChatRoom[]
  messages: ChatMessage[]
  /** what the next shared card has */
  card?: ChatMessage['card']
}

/** A page of messages, as requested. */
function pageOf(messages: readonly ChatMessage[], query: URLSearchParams): ChatMessage[] {
  const limit = Number(query.get('limit') ?? 50)
  const [before, since] = [query.get('before'), query.get('changedAfter')]
  if (before !== null) return messages.filter(({ seq }) => seq < Number(before)).slice(-limit)
  if (since === null) return messages.slice(-limit)
  const changed = messages.filter(({ revision }) => revision > Number(since))
  return changed.sort((a, b) => a.revision - b.revision).slice(0, limit)
}

/**
 * A fake chat server that stores messages; tests can change them. @returns the messages, and the requests:
 * 'GET 1/messages?changedAfter=4'
 */
export function serveChat(begin: Partial<Chats> = {}) {
  const chats: Chats = { rooms: [aRoom(), aSupportRoom()], messages: [], ...begin }
  const requests: string[] = []
  const bodies: Record<string, unknown>[] = []
  const inRoom = (roomId: unknown) => chats.messages.filter(({ chatRoomId }) => chatRoomId === Number(roomId))
  const note = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.endsWith('/group-invitations')) return
    requests.push(`${request.method} ${pathname.replace(/.*chat-(rooms|messages)\/?/, '')}${search}`)
    const isJson = request.headers.get('content-type')?.includes('json')
    if (isJson) bodies.push(await request.clone().json())
  }
  const store = (roomId: unknown, changes: Partial<ChatMessage>) => {
    const known = chats.messages.find(({ clientId }) => clientId && clientId === changes.clientId)
    const seq = inRoom(roomId).length + 1
    const revision = 1 + Math.max(0, ...chats.messages.map((message) => message.revision))
    const message = known ?? anOwnMessage({ seq, revision, chatRoomId: Number(roomId), ...changes })
    if (!known) chats.messages.push(message)
    return HttpResponse.json(message, { status: 201 })
  }
  const react = ({ id, reaction }: { id: string; reaction: Reaction }) => {
    const index = chats.messages.findIndex((message) => message.id === Number(id))
    const known = chats.messages[index]
    if (!known) return HttpResponse.json({ code: 'CHAT_MESSAGE_NOT_FOUND', message: 'Gone' }, { status: 404 })
    const revision = 1 + Math.max(...chats.messages.map((message) => message.revision))
    const message = { ...toggled(known, reaction), revision }
    chats.messages[index] = message
    return HttpResponse.json(message)
  }
  const path = '/api/social/chat-rooms'
  server.use(
    http.all('/api/social/*', async ({ request }) => note(request)),
    http.get(path, () => HttpResponse.json(chats.rooms)),
    http.get(`${path}/:id`, () =>
      HttpResponse.json({ code: 'CHAT_ROOM_NOT_FOUND', message: 'Gone' }, { status: 404 }),
    ),
    http.get(`${path}/:id/messages`, ({ request, params }) =>
      HttpResponse.json(pageOf(inRoom(params.id), new URL(request.url).searchParams)),
    ),
    http.post<{ id: string }, { message: string; clientId: string; replyToId?: number }>(
      `${path}/:id/messages`,
      async ({ request, params }) => {
        const { message, clientId, replyToId } = await request.json()
        const quoted = chats.messages.find(({ id }) => id === replyToId)
        return store(params.id, { message, clientId, replyTo: quoted ? quotedFrom(quoted) : null })
      },
    ),
    http.post<{ id: string }, { clientId: string }>(`${path}/:id/cards`, async ({ request, params }) => {
      const { clientId } = await request.json()
      return store(params.id, { message: 'Shared a weigh-in', clientId, card: chats.card ?? null })
    }),
    http.put<{ id: string; reaction: Reaction }>(REACTION, ({ params }) => react(params)),
    http.delete<{ id: string; reaction: Reaction }>(REACTION, ({ params }) => react(params)),
    http.patch(`${path}/:id/read`, () => HttpResponse.json({ lastReadSeq: 1, unreadCount: 0 })),
  )
  return { chats, requests, bodies }
}
