import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'

/** Costly calls of one person that may wait for the running one. */
const MAX_QUEUED = 8

const RETRY_SECONDS = 2

/** Shorter calls don't delay anyone and aren't counted. */
const LONG_MS = 10

/**
 * A call is followed by a rest: as long as the call itself once the person's long calls took this much time, four times
 * as long after twice as much. So the calls of a page hardly rest, and in the long run they take a twentieth of the time.
 */
const EVEN_REST_MS = 200
const SHARE = 1 / 20
const MAX_REST_MS = 3_000

interface Line {
  /** calls that wait, run or rest */
  calls: number
  last: Promise<void>
}

/** The time used by a person's long calls, minus what was released since. */
interface Usage {
  ms: number
  at: number
}

interface Time {
  now(): number
  wait(ms: number): Promise<unknown>
}

const realTime: Time = {
  now: () => performance.now(),
  wait: (ms) => wait(ms, undefined, { ref: false }),
}

const usageAt = ({ ms, at }: Usage, now: number): number => Math.max(0, ms - (now - at) * SHARE)

/** Runs a person's costly calls one after another and with growing rests, so that many of them delay only that person. */
export class PersonQueues {
  private readonly lines = new Map<string, Line>()
  private readonly usages = new Map<string, Usage>()
  private readonly time: Time

  constructor(time = realTime) {
    this.time = time
  }

  /** @throws Refusal TOO_MANY_REQUESTS if too many wait */
  async run<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.lines.get(person) ?? { calls: 0, last: Promise.resolve() }
    if (line.calls > MAX_QUEUED) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS })
    line.calls += 1
    this.lines.set(person, line)
    let began = 0
    const turn = line.last.then(() => {
      began = this.time.now()
      return work()
    })
    line.last = turn.then(
      () => this.restAfter(person, began),
      () => this.restAfter(person, began),
    )
    void line.last.then(() => {
      line.calls -= 1
      if (line.calls === 0) this.lines.delete(person)
    })
    return turn
  }

  private async restAfter(person: string, began: number): Promise<void> {
    const now = this.time.now()
    const took = now - began
    if (took < LONG_MS) return
    const before = this.usages.get(person)
    const ms = (before ? usageAt(before, now) : 0) + took
    this.usages.set(person, { ms, at: now })
    await this.time.wait(Math.min(took * (ms / EVEN_REST_MS) ** 2, MAX_REST_MS))
    this.forgetUnused()
  }

  private forgetUnused(): void {
    for (const [person, usage] of this.usages)
      if (usageAt(usage, this.time.now()) === 0) this.usages.delete(person)
  }
}
