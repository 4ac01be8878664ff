import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { PASSWORD, TIME_ZONE } from './people.ts'
import { scaled } from './scale.ts'

/** Between two writes of a member, and of undisturbed writing around each step. */
const PAUSE_MS = 25
export const CALM_MS = scaled(3_000, 300)

/** What members saw during a step. */
interface Seen {
  acknowledged: string[]
  failed: number
  /** failures that weren't a 503 with Retry-After */
  unexplained: Map<string, number>
  /** the longest time between two acknowledgments of a member */
  gapMs: number
}

const json = { 'content-type': 'application/json' }

export async function signUp(url: string, index: number): Promise<string> {
  const person = {
    ...{ email: `cluster${index}@mail.net`, password: PASSWORD, confirmPassword: PASSWORD },
    ...{ firstName: 'Ada', lastName: 'Bench', phoneNumber: '+14155550100', timeZone: TIME_ZONE },
  }
  const headers = { ...json, 'x-forwarded-for': `192.0.2.${index + 1}` }
  const response = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`nobody could sign up: ${await response.text()}`)
  return cookie
}

function noteFailure(seen: Seen, response: Response | undefined, text: string): void {
  seen.failed++
  if (response?.status === 503 && response.headers.has('retry-after')) return
  const kind = response ? `${response.status} ${text.slice(0, 80)}` : 'no answer'
  seen.unexplained.set(kind, (seen.unexplained.get(kind) ?? 0) + 1)
}

/** A member who logs weigh-ins until told to stop, and retries each with the same client id, as the web app does. */
async function write(url: string, cookie: string, seen: Seen, isOver: () => boolean): Promise<void> {
  let last = performance.now()
  while (!isOver()) {
    const clientId = randomUUID()
    const body = JSON.stringify({ weight: 180, unit: 'lbs', clientId })
    for (;;) {
      const response = await fetch(`${url}/api/weight-logs`, {
        method: 'POST',
        headers: { ...json, cookie },
        body,
      }).catch(() => undefined)
      const text = (await response?.text().catch(() => undefined)) ?? ''
      if (response?.ok) break
      noteFailure(seen, response, text)
      if (isOver()) return
      await sleep(PAUSE_MS)
    }
    seen.acknowledged.push(clientId)
    seen.gapMs = Math.max(seen.gapMs, performance.now() - last)
    last = performance.now()
    await sleep(PAUSE_MS)
  }
}

/** Disturbs the processes while members write. */
export async function during(
  url: string,
  cookies: readonly string[],
  disturb: () => Promise<void>,
): Promise<Seen> {
  const seen: Seen = { acknowledged: [], failed: 0, unexplained: new Map(), gapMs: 0 }
  let over = false
  const writing = cookies.map((cookie) => write(url, cookie, seen, () => over))
  try {
    await sleep(CALM_MS)
    await disturb()
    await sleep(CALM_MS)
  } finally {
    over = true
    await Promise.all(writing)
  }
  return seen
}

/** How many acknowledged weigh-ins are missing or stored more than once. */
// biome-ignore lint/suspicious/noExplicitAny: read with SQL of its own
export async function storedOf(db: Kysely<any>, ids: readonly string[]) {
  const { rows } = await sql<{ lost: number; twice: number }>`
    SELECT count(*) FILTER (WHERE times IS NULL)::int AS lost, count(*) FILTER (WHERE times > 1)::int AS twice
    FROM unnest(${ids}::text[]) AS wanted LEFT JOIN (
      SELECT client_id::text AS id, count(*) AS times FROM weight_logs GROUP BY client_id) AS found
      ON found.id = wanted`.execute(db)
  return rows[0] ?? { lost: ids.length, twice: 0 }
}
