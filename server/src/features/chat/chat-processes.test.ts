import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import type { DB } from '../../database/schema.ts'
import { ChatClient, type Known } from '../../testing/chat-client.ts'
import type { Member } from '../../testing/factories.ts'
import { freePort } from '../../testing/free-port.ts'
import { befriendAll, manyMembers } from '../../testing/many-members.ts'
import { type SharedDatabase, sharedDatabases } from '../../testing/process-database.ts'
import { aRedisServer } from '../../testing/redis-server.ts'
import { volume } from '../../testing/volume.ts'

// Seconds on an idle machine, minutes on a busy one.
vi.setConfig({ testTimeout: 300_000 })

const aDatabase = sharedDatabases()
const redis = await aRedisServer(afterAll)

const [PEOPLE, ROOMS, SERVERS] = [50, 20, 3]
/** Ten seconds here; `npm run bench` does a minute. */
const TALKING_MS = volume === 1 ? 10_000 : 60_000
/** At most this many milliseconds pass between two messages of one person, and between two kills of a server. */
const [PAUSE_MS, LIFE_MS] = [3000, 4000]

const SETTINGS = { DATABASE_CONNECTIONS: '8', REQUESTS_PER_MINUTE: '1000000' }

/** Servers with a shared database; each can be killed and restarted at its address. */
async function servers({ start }: SharedDatabase, settings: Record<string, string>) {
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort))
  const startAt = (port: number) => start({ ...SETTINGS, ...settings, PORT: String(port) })
  const running = await Promise.all(ports.map(startAt))
  return {
    addresses: ports.map((port) => `http://localhost:${port}`),
    async killOne() {
      const one = Math.floor(Math.random() * SERVERS)
      await running[one]?.kill()
      running[one] = await startAt(ports[one] as number)
    },
  }
}

/** Every third room has two people; the others have three to nine. */
const sizeOf = (room: number) => (room % 3 === 0 ? 2 : 3 + (room % 7))

/** Makes the rooms over HTTP. @returns who is in each */
async function makeRooms(
  db: Kysely<DB>,
  address: string,
  people: readonly Member[],
): Promise<Map<number, Member[]>> {
  const rooms = new Map<number, Member[]>()
  for (let room = 0; room < ROOMS; room++) {
    const inRoom = Array.from(
      { length: sizeOf(room) },
      (_, n) => people[(room * 5 + n * 7) % PEOPLE] as Member,
    )
    await befriendAll(
      db,
      inRoom.map(({ id }) => id),
    )
    const [first, ...others] = inRoom
    const type = others.length === 1 ? { type: 'direct' } : { type: 'group', name: `Room ${room}` }
    const response = await fetch(`${address}/api/social/chat-rooms`, {
      method: 'POST',
      headers: { cookie: first?.cookie ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ participantIds: others.map(({ id }) => id), ...type }),
    })
    const { id } = (await response.json()) as { id: number }
    rooms.set(id, inRoom)
  }
  return rooms
}

/** Sends messages, with pauses, until the time is over. */
async function talk(client: ChatClient, until: number): Promise<void> {
  while (Date.now() < until) {
    await sleep(Math.random() * PAUSE_MS)
    await (Math.random() < 0.8 ? client.send() : client.read())
  }
}

/** Each person's unread count in each room, counted from the messages. */
async function recounted(db: Kysely<DB>): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; unread: number }>`
    SELECT seat.user_id || ' ' || seat.room_id AS key, count(message.id)::integer AS unread
    FROM chat_participants AS seat LEFT JOIN chat_messages AS message ON message.room_id = seat.room_id
      AND message.seq > seat.last_read_seq AND message.sender_id <> seat.user_id
    GROUP BY seat.user_id, seat.room_id`.execute(db)
  return new Map(rows.map(({ key, unread }) => [key, unread]))
}

/** What the database has stored of each room. */
async function storedIn(db: Kysely<DB>): Promise<Map<number, Known[]>> {
  const rows = await db
    .selectFrom('chatMessages')
    .select(['id', 'roomId', 'seq', 'message'])
    .orderBy('seq')
    .execute()
  const inRooms = Map.groupBy(rows, ({ roomId }) => roomId)
  return new Map([...inRooms].map(([room, all]) => [room, all.map(({ roomId, ...known }) => known)]))
}

/** The user received each room's messages once and in order, including everything confirmed as stored. */
function expectAllOnce(client: ChatClient, inRooms: Map<number, Known[]>): void {
  expect(client.faults).toEqual([])
  for (const [room, received] of client.received) {
    const all = inRooms.get(room) ?? []
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, n) => n + 1))
    expect(received).toEqual(all)
    expect(all).toEqual(expect.arrayContaining(client.sent.get(room) ?? []))
    expect(new Set(all.map(({ message }) => message)).size).toBe(all.length)
  }
  // The open page received events of its own rooms only.
  expect([...client.notifiedRooms].filter((room) => !client.received.has(room))).toEqual([])
  expect(client.notifiedRooms.size).toBeGreaterThan(0)
}

/** All unread counts equal the messages. */
async function expectRecounted(db: Kysely<DB>, clients: readonly ChatClient[]): Promise<void> {
  const unread = await recounted(db)
  for (const client of clients) {
    const listed: { id: number; type: string; unreadCount: number }[] = await client.call(
      'GET',
      '/api/social/chat-rooms',
    )
    const own = listed.filter(({ type }) => type !== 'support')
    expect(own).toHaveLength(client.received.size)
    for (const { id, unreadCount } of own)
      expect([id, unreadCount]).toEqual([id, unread.get(`${client.member.id} ${id}`)])
  }
}

test.each([
  ['PostgreSQL', {}],
  ['Redis', { REDIS_URL: redis.url }],
])(
  'with %s as the bus and any process killed, acknowledged messages arrive once, in order, without gaps, and only in their room',
  async (name, settings) => {
    const shared = await aDatabase(`chat_${name.toLowerCase()}`)
    const { db } = shared
    const { addresses, killOne } = await servers(shared, settings)
    const people = await manyMembers(db, PEOPLE)
    const outsiders = (await manyMembers(db, 2)).map((member) => new ChatClient(member, addresses, []))
    const rooms = await makeRooms(db, addresses[0] ?? '', people)
    const roomsOf = ({ id }: Member) =>
      [...rooms].flatMap(([room, inRoom]) => (inRoom.some((one) => one.id === id) ? [room] : []))
    const clients = people
      .map((member) => new ChatClient(member, addresses, roomsOf(member)))
      .filter(({ received }) => received.size > 0)
    for (const client of [...clients, ...outsiders]) client.open()

    const until = Date.now() + TALKING_MS
    const talking = Promise.all(clients.map((client) => talk(client, until)))
    for (let kills = 0; kills < 2 || Date.now() < until; kills++) {
      await sleep(1000 + Math.random() * (LIFE_MS - 1000))
      await killOne()
    }
    await talking
    // The fallback for lost live events: polling.
    await Promise.all(clients.map((client) => client.askAll()))

    const inRooms = await storedIn(db)
    for (const client of clients) expectAllOnce(client, inRooms)
    const acknowledged = clients.flatMap(({ sent }) => [...sent.values()].flat())
    expect(acknowledged.length).toBeGreaterThan(PEOPLE)
    await expectRecounted(db, clients)
    for (const outsider of outsiders) expect([...outsider.notifiedRooms]).toEqual([])
    for (const client of [...clients, ...outsiders]) client.close()
  },
)
