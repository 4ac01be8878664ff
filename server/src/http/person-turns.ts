import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from './refusal.ts'

/** Costly calls of one person that may wait for the running one. */
const MOST_WAITING = 8

const RETRY_SECONDS = 2

/** With this many waiting calls nobody looks at pages any more: others get most of the time in between. */
const CROWDED = 6
const REST = 3
const MOST_REST_MS = 2_000

interface Line {
  /** calls that wait, run or rest */
  calls: number
  last: Promise<void>
}

/** Waits for a call, and longer if many are waiting. */
async function restAfter(turn: Promise<unknown>, line: Line): Promise<void> {
  const began = performance.now()
  await turn.catch(() => {})
  const rest = Math.min(REST * (performance.now() - began), MOST_REST_MS)
  if (line.calls >= CROWDED) await wait(rest, undefined, { ref: false })
}

/** Runs a person's costly calls one after another, so that many of them delay only that person. */
export class PersonTurns {
  private readonly lines = new Map<string, Line>()

  /** @throws Refusal TOO_MANY_REQUESTS if too many wait */
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
