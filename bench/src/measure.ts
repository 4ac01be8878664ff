import { dayOf } from '@pepwell/domain/time/calendar'
import autocannon from 'autocannon'
import { BUSY_PEOPLE, emailOf, PASSWORD, TIME_ZONE, tokenOf } from './people.ts'
import { isSmokeRun, scaled } from './scale.ts'
import type { Server } from './servers.ts'

/** One thing to measure. */
export interface Case {
  name: string
  method: 'GET' | 'POST'
  /** the same for everyone, or personal */
  path: string | ((person: number) => string)
  body?(person: number): object
  /** parallel connections; password hashing is limited by cores, not by waiting */
  connections?: number
}

/** A smoke run shares the machine, and a busy server refuses requests. */
const CONNECTIONS = scaled(20, 4)
/** How long autocannon sends: seconds, or in a smoke run two requests per person. */
const EXTENT = isSmokeRun ? { amount: 2 * BUSY_PEOPLE } : { duration: 3 }
const ROUNDS = scaled(3, 1)
/** A smoke run shares the machine with other tests. */
const TIMEOUT_SECONDS = scaled(10, 60)

/** Doses are spread over this time, because a day takes a limited number. */
const SPAN_MS = 700 * 24 * 60 * 60 * 1000

const today = dayOf(Date.now(), TIME_ZONE)

export const cases: Case[] = [
  { name: 'GET  /api/auth/user', method: 'GET', path: '/api/auth/user' },
  { name: 'GET  /api/peptides', method: 'GET', path: '/api/peptides' },
  { name: 'GET  …/product-costs', method: 'GET', path: '/api/admin/product-costs' },
  { name: 'GET  /api/analytics/stats', method: 'GET', path: '/api/analytics/stats' },
  { name: 'GET  /api/dosage-logs', method: 'GET', path: '/api/dosage-logs' },
  { name: 'GET  /api/side-effects', method: 'GET', path: '/api/side-effects?limit=50' },
  { name: 'GET  /api/food-logs', method: 'GET', path: `/api/food-logs?from=${today}&to=${today}` },
  { name: 'GET  /api/weight-logs', method: 'GET', path: '/api/weight-logs?limit=90' },
  { name: 'GET  /api/nutrition/search', method: 'GET', path: '/api/nutrition/search?query=chiken' },
  {
    name: 'POST /api/dosage-logs',
    method: 'POST',
    path: '/api/dosage-logs',
    body: (person) => ({
      // Plan entries are numbered in order of creation: two rows per person.
      userPeptideId: person * 2 + 1,
      dose: '250 mcg',
      feeling: 'Good',
      injectionSite: 'Left thigh',
      takenAt: new Date(Date.now() - Math.random() * SPAN_MS).toISOString(),
    }),
  },
  {
    name: 'POST /api/auth/login',
    method: 'POST',
    path: '/api/auth/login',
    body: (person) => ({ email: emailOf(person), password: PASSWORD }),
    connections: scaled(4, 1),
  },
]

/** Requests per second over a few seconds; every response must succeed. */
export async function load(
  server: Server,
  { name, method, path, body, connections = CONNECTIONS }: Case,
): Promise<number> {
  const pathOf = (person: number) => (typeof path === 'string' ? path : path(person))
  const requests = Array.from({ length: BUSY_PEOPLE }, (_, person) => ({
    method,
    path: `${pathOf(person)}${pathOf(person).includes('?') ? '&' : '?'}person=${person}`,
    headers: {
      cookie: `pepwell_session=${tokenOf(person)}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && {
      setupRequest: (request: autocannon.Request) => ({ ...request, body: JSON.stringify(body(person)) }),
    }),
  }))
  // Each connection has its own people, because one person's costly calls run one after another.
  const shares = Math.min(connections, BUSY_PEOPLE)
  let clients = 0
  const setupClient = (client: autocannon.Client) => {
    const share = clients++ % shares
    client.setRequests(requests.filter((_, person) => person % shares === share))
  }
  const result = await autocannon({
    ...{ url: server.url, connections, requests, setupClient },
    ...EXTENT,
    timeout: TIMEOUT_SECONDS,
  })
  if (result.non2xx || result.errors)
    throw new Error(`${name}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}

export const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Requests per second of two servers, alternating, so that other load on the machine affects both. */
export async function compare(one: Server, other: Server, what: Case): Promise<[number, number]> {
  const rates: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    rates[0].push(await load(one, what))
    rates[1].push(await load(other, what))
  }
  return [median(rates[0]), median(rates[1])]
}
