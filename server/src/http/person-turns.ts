import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from './refusal.ts'

/** Costly calls of one person that may wait for the one being answered. */
const MOST_WAITING = 8

const RETRY_SECONDS = 2

/** With so many calls in line nobody looks at pages any more: between two of them others have most of the time. */
const CROWDED = 6
const REST = 3
const MOST_REST_MS = 2_000

interface Line {
  /** calls that wait, are being answered or rest */
  calls: number
  last: Promise<void>
}

/** Waits for the answer to a call, and where many wait, some times as long again. */
async function restAfter(turn: Promise<unknown>, line: Line): Promise<void> {
  const began = performance.now()
  await turn.catch(() => {})
  const rest = Math.min(REST * (performance.now() - began), MOST_REST_MS)
  if (line.calls >= CROWDED) await wait(rest, undefined, { ref: false })
}

/** Answers a person's costly calls one after another: however many somebody sends, they hold up only themselves. */
export class PersonTurns {
  private readonly lines = new Map<string, Line>()

  /** @throws Refusal TOO_MANY_REQUESTS when too many wait already */
  async run<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.lines.get(person) ?? { calls: 0, last: Promise.resolve() }
    if (line.calls > MOST_WAITING) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS })
    line.calls += 1
    this.lines.set(person, line)
    const turn = line.last.then(work)
    line.last = line.last.then(() => restAfter(turn, line))
    void line.last.then(() => {
      line.calls -= 1
      if (line.calls === 0) this.lines.delete(person)
    })
    return turn
  }
}
