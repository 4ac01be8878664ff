import { inStore, resultOf } from './database.ts'

/** A response of the server as stored. */
interface StoredResponse {
  /** id of the user it was for */
  owner: string
  address: string
  text: string
  /** milliseconds since the epoch */
  at: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Older responses are not used. */
const MAX_AGE_MS = 30 * DAY_MS
/** Beyond this number the oldest are deleted. */
const MAX_RESPONSES = 300
/** Longest stored response, in characters. */
const MAX_LENGTH = 1_000_000

const isFresh = ({ at }: StoredResponse, now: number): boolean => now - at < MAX_AGE_MS

/** Deletes responses of other users, expired ones, and the oldest beyond the limit. */
export const pruneResponses = (owner: string | undefined, now: number): Promise<void> =>
  inStore('responses', 'readwrite', async (store) => {
    const all: StoredResponse[] = await resultOf(store.getAll())
    const wanted = all
      .filter((stored) => stored.owner === owner && isFresh(stored, now))
      .toSorted((a, b) => b.at - a.at)
      .slice(0, MAX_RESPONSES)
    for (const stored of all) if (!wanted.includes(stored)) store.delete([stored.owner, stored.address])
  })

/** Stores responses, each in place of the previous one at its address. */
export function saveResponses(
  owner: string,
  answers: Iterable<readonly [address: string, { answer: unknown; at: number }]>,
): Promise<void> {
  const stored = [...answers].map(([address, { answer, at }]): StoredResponse => {
    return { owner, address, text: JSON.stringify(answer), at }
  })
  return inStore('responses', 'readwrite', async (store) => {
    for (const one of stored) if (one.text.length <= MAX_LENGTH) store.put(one)
  })
}

/** A response and when it was received, in milliseconds since the epoch. */
export interface CachedResponse {
  answer: unknown
  at: number
}

/** A user's last response at an address; undefined if there is none or it is expired. */
export async function cachedResponse(
  owner: string,
  address: string,
  now: number,
): Promise<CachedResponse | undefined> {
  const stored: StoredResponse | undefined = await inStore('responses', 'readonly', (store) =>
    resultOf(store.get([owner, address])),
  )
  return stored && isFresh(stored, now) ? { answer: JSON.parse(stored.text), at: stored.at } : undefined
}

/** A user's responses at all addresses with a prefix. */
export async function cachedResponsesUnder(
  owner: string,
  beginning: string,
  now: number,
): Promise<(CachedResponse & { address: string })[]> {
  const range = IDBKeyRange.bound([owner, beginning], [owner, `${beginning}\uffff`])
  const all: StoredResponse[] = await inStore('responses', 'readonly', (store) =>
    resultOf(store.getAll(range)),
  )
  return all
    .filter((stored) => isFresh(stored, now))
    .map(({ address, text, at }) => ({ address, answer: JSON.parse(text), at }))
}
