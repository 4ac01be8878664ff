import { inStore, resultOf } from './device.ts'

/** An answer of the server as it is kept, as text. */
interface Kept {
  /** the id of whoever it was for */
  owner: string
  address: string
  text: string
  /** milliseconds since the epoch */
  at: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** What is older says little about today. */
const LONGEST_MS = 30 * DAY_MS
/** Of more, the oldest go. */
const MOST = 300
/** What is longer takes its place from everything else, in characters. */
const LONGEST_TEXT = 1_000_000

const isFresh = ({ at }: Kept, now: number): boolean => now - at < LONGEST_MS

/** Gives up what is not this person's, what is old, and what is too much. */
export const tidyAnswers = (owner: string | undefined, now: number): Promise<void> =>
  inStore('answers', 'readwrite', async (store) => {
    const all: Kept[] = await resultOf(store.getAll())
    const wanted = all
      .filter((kept) => kept.owner === owner && isFresh(kept, now))
      .toSorted((one, other) => other.at - one.at)
      .slice(0, MOST)
    for (const kept of all) if (!wanted.includes(kept)) store.delete([kept.owner, kept.address])
  })

/** Keeps answers, each in place of the one before. */
export function keepAnswers(
  owner: string,
  answers: Iterable<readonly [address: string, { answer: unknown; at: number }]>,
): Promise<void> {
  const kept = [...answers].map(([address, { answer, at }]): Kept => {
    return { owner, address, text: JSON.stringify(answer), at }
  })
  return inStore('answers', 'readwrite', async (store) => {
    for (const one of kept) if (one.text.length <= LONGEST_TEXT) store.put(one)
  })
}

/** What the server said, and when, in milliseconds since the epoch. */
export interface KeptAnswer {
  answer: unknown
  at: number
}

/** What the server said last to a person at an address; undefined where that is not known, or long ago. */
export async function keptAnswer(
  owner: string,
  address: string,
  now: number,
): Promise<KeptAnswer | undefined> {
  const kept: Kept | undefined = await inStore('answers', 'readonly', (store) =>
    resultOf(store.get([owner, address])),
  )
  return kept && isFresh(kept, now) ? { answer: JSON.parse(kept.text), at: kept.at } : undefined
}

/** What the server said to a person at all addresses that begin so. */
export async function answersUnder(
  owner: string,
  beginning: string,
  now: number,
): Promise<(KeptAnswer & { address: string })[]> {
  const range = IDBKeyRange.bound([owner, beginning], [owner, `${beginning}\uffff`])
  const all: Kept[] = await inStore('answers', 'readonly', (store) => resultOf(store.getAll(range)))
  return all
    .filter((kept) => isFresh(kept, now))
    .map(({ address, text, at }) => ({ address, answer: JSON.parse(text), at }))
}
