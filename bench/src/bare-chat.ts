import { fastify } from 'fastify'
import pg from 'pg'
import { type WebSocket, WebSocketServer } from 'ws'
import { IN_ROOM } from './chat-data.ts'
import { idOf } from './people.ts'

// A bare chat on Fastify, pg and ws. It stores a row and sends the same bytes as the product to everyone in the room.
const [connection = '{}'] = process.argv.slice(2)
const pool = new pg.Pool({ ...JSON.parse(connection), max: 20 })
const app = fastify()

const ROOMS = `SELECT room.id, room.type, room.name, room.last_seq, room.created_at, room.updated_at, seat.last_read_seq,
    (SELECT count(*) FROM chat_messages AS unread WHERE unread.room_id = room.id AND unread.seq > seat.last_read_seq
      AND unread.sender_id <> $1) AS unread_count,
    last.id AS last_id, last.seq, last.revision, last.message, last.message_type, last.created_at AS sent_at, last.edited_at,
    sender.id AS sender_id, sender.user_handle, sender.first_name, sender.last_name, sender.profile_image_url,
    (SELECT json_agg(json_build_object('id', person.id, 'userHandle', person.user_handle, 'firstName', person.first_name,
        'lastName', person.last_name, 'profileImageUrl', person.profile_image_url, 'joinedAt', other.joined_at,
        'lastReadAt', other.last_read_at, 'lastReadSeq', other.last_read_seq))
      FROM chat_participants AS other JOIN users AS person ON person.id = other.user_id WHERE other.room_id = room.id) AS people
  FROM chat_participants AS seat JOIN chat_rooms AS room ON room.id = seat.room_id
  LEFT JOIN chat_messages AS last ON last.room_id = room.id AND last.seq = room.last_seq
  LEFT JOIN users AS sender ON sender.id = last.sender_id
  WHERE seat.user_id = $1 AND EXISTS (SELECT FROM friendships
    WHERE least(requester_id, addressee_id) = least(room.one_id, room.other_id)
      AND greatest(requester_id, addressee_id) = greatest(room.one_id, room.other_id) AND status = 'accepted')
  ORDER BY room.updated_at DESC, room.id DESC LIMIT 200`
const MESSAGES = `SELECT message.id, message.seq, message.revision, message.message, message.message_type, message.created_at,
    message.edited_at, message.deleted_at, message.sender_id = $2 AS is_own, sender.id AS sender_id, sender.user_handle,
    sender.first_name, sender.last_name, sender.profile_image_url
  FROM chat_messages AS message JOIN chat_participants AS seat ON seat.room_id = message.room_id AND seat.user_id = $2
  LEFT JOIN users AS sender ON sender.id = message.sender_id
  WHERE message.room_id = $1 ORDER BY message.seq DESC LIMIT 50`
const INSERT = `WITH counted AS (UPDATE chat_rooms SET last_seq = last_seq + 1, revision = revision + 1 WHERE id = $1
    RETURNING id, last_seq)
  INSERT INTO chat_messages (room_id, seq, revision, sender_id, message, created_at)
  SELECT id, last_seq, last_seq, $2, $3, now() FROM counted RETURNING *`

const rowsOf = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows
const personOf = (query: unknown) => idOf(Number((query as { person: string }).person))
const sockets = new Map<number, WebSocket>()

app.get('/api/social/chat-rooms', ({ query }) => rowsOf(ROOMS, [personOf(query)]))
app.get('/api/social/chat-rooms/:id/messages', ({ params, query }) =>
  rowsOf(MESSAGES, [(params as { id: string }).id, personOf(query)]),
)
app.post('/api/social/chat-rooms/:id/messages', async ({ params, query, body }) => {
  const chatRoomId = Number((params as { id: string }).id)
  const person = Number((query as { person: string }).person)
  const [row] = await rowsOf(INSERT, [chatRoomId, idOf(person), (body as { message: string }).message])
  const bytes = JSON.stringify({ type: 'new_message', chatRoomId })
  const first = person - (person % IN_ROOM)
  for (let one = first; one < first + IN_ROOM; one++) sockets.get(one)?.send(bytes)
  return row
})

await app.listen({ port: 0, host: '127.0.0.1' })
new WebSocketServer({ server: app.server, path: '/ws' }).on('connection', (socket, { headers }) => {
  const [, person] = /bench-token-(\d+)/.exec(headers.cookie ?? '') ?? []
  sockets.set(Number(person), socket)
  socket.on('message', () => socket.send(JSON.stringify({ type: 'authenticated' })))
})
process.send?.(app.server.address())
process.on('message', () => process.send?.({ p99: 0, megabytes: process.memoryUsage.rss() / 2 ** 20 }))
process.on('disconnect', () => process.exit(0))
