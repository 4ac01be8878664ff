import { Refusal } from './refusal.ts'

/** Costly calls of one person that may wait for the one being answered. */
const MOST_WAITING = 8

const RETRY_SECONDS = 2

interface Line {
  /** calls that wait or are being answered */
  calls: number
  last: Promise<unknown>
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
    line.last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      line.calls -= 1
      if (line.calls === 0) this.lines.delete(person)
    }
  }
}
