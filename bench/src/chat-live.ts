import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { IN_ROOM } from './chat-data.ts'
import { idOf, tokenOf } from './people.ts'
import { scaled } from './scale.ts'
import type { Server } from './servers.ts'

/** Sockets that are opened in parallel. */
const OPENED_AT_ONCE = 50
const MESSAGES_PER_SECOND = 50
const SECONDS = scaled(10, 1)
/** Warm-up, so that statements are planned and code is compiled. */
const WARM_UP_SECONDS = scaled(3, 1)
/** Time for the last messages to arrive. */
const ARRIVING_MS = scaled(3000, 500)

/** Measurements with this many open sockets. */
export interface Live {
  deliveriesPerSecond: number
  /** share of the expected deliveries */
  arrived: number
  p50: number
  p99: number
  kilobytesEach: number
}

/** A process's memory. */
async function megabytesOf({ process }: Server): Promise<number> {
  process.send('state')
  const [{ megabytes }] = (await once(process, 'message')) as [{ megabytes: number }]
  return megabytes
}

const cookieOf = (person: number) => `pepwell_session=${tokenOf(person)}`

async function openSocket(
  { url }: Pick<Server, 'url'>,
  person: number,
  onMessage: (room: number) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie: cookieOf(person) } })
  await once(socket, 'open')
  const answered = once(socket, 'message')
  const closed = once(socket, 'close').then(([code]) => code)
  socket.send(JSON.stringify({ type: 'authenticate', userId: idOf(person) }))
  // A rejected socket never gets an answer.
  const code = await Promise.race([answered.then(() => undefined), closed])
  if (code) throw new Error(`Person ${person} was sent away with ${code}`)
  socket.on('message', (data) => {
    const { type, chatRoomId } = JSON.parse(data.toString())
    if (type === 'new_message') onMessage(chatRoomId)
  })
  return socket
}

/** Opens a socket per person. */
export async function openAll(
  server: Pick<Server, 'url'>,
  people: number,
  onMessage: (room: number) => void,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  for (let first = 0; first < people; first += OPENED_AT_ONCE) {
    const some = Array.from({ length: OPENED_AT_ONCE }, (_, n) => openSocket(server, first + n, onMessage))
    sockets.push(...(await Promise.all(some)))
  }
  return sockets
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Sends a message of a person to a room. */
export async function send({ url }: Pick<Server, 'url'>, room: number, person: number): Promise<void> {
  const response = await fetch(`${url}/api/social/chat-rooms/${room}/messages?person=${person}`, {
    method: 'POST',
    headers: { cookie: cookieOf(person), 'content-type': 'application/json' },
    body: JSON.stringify({
      message: 'About 250 mcg twice a day for the first two weeks',
      messageType: 'text',
    }),
  })
  if (response.status >= 300) throw new Error(`${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

/** Sends at a steady pace to one room after the other, and records when. */
async function sendSteadily(
  server: Server,
  { people, seconds }: { people: number; seconds: number },
  sentAt: Map<number, number>,
): Promise<number> {
  const rooms = people / IN_ROOM
  const sending: Promise<void>[] = []
  const began = performance.now()
  for (let n = 0; n < seconds * MESSAGES_PER_SECOND; n++) {
    await sleep(Math.max(0, began + (n * 1000) / MESSAGES_PER_SECOND - performance.now()))
    const room = n % rooms
    // If a room is used again too soon, a delivery may belong to either message.
    sentAt.set(room + 1, performance.now())
    sending.push(send(server, room + 1, room * IN_ROOM + (Math.floor(n / rooms) % IN_ROOM)))
  }
  await Promise.all(sending)
  return sending.length
}

/**
 * Opens a socket per person and sends in rooms of {@link IN_ROOM}. Returns the milliseconds from each send to each
 * delivery.
 */
export async function talkLive(server: Server, people: number): Promise<Live> {
  const [sentAt, latencies]: [Map<number, number>, number[]] = [new Map(), []]
  const before = await megabytesOf(server)
  const sockets = await openAll(server, people, (room) => {
    latencies.push(performance.now() - (sentAt.get(room) ?? Number.NaN))
  })
  const kilobytesEach = ((await megabytesOf(server)) - before) * (1024 / people)
  await sendSteadily(server, { people, seconds: WARM_UP_SECONDS }, sentAt)
  await sleep(ARRIVING_MS)
  latencies.length = 0
  const sent = await sendSteadily(server, { people, seconds: SECONDS }, sentAt)
  await sleep(ARRIVING_MS)
  for (const socket of sockets) socket.terminate()
  const sorted = latencies.toSorted((a, b) => a - b)
  return {
    deliveriesPerSecond: latencies.length / SECONDS,
    arrived: latencies.length / (sent * IN_ROOM),
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    kilobytesEach,
  }
}
