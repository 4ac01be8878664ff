import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'

/** Costly calls of one person that may wait for the running one. */
const MAX_QUEUED = 8

const RETRY_SECONDS = 2

/** Shorter calls don't delay anyone and aren't counted. */
const LONG_MS = 10

/**
 * A repeated call, without a change since, runs once the person's long calls take no more than their share. Other calls
 * rest as long as the last one took once the person's long calls took this much time, four times as long after twice as
 * much. So the calls of a page hardly rest.
 */
const EVEN_REST_MS = 200
/** The share of the time that a person's long calls take in the long run. */
const SHARE = 1 / 20
/** Pages opened twice don't rest: repeated calls may take this much time more than their share. */
const FREE_MS = 200
const MAX_REST_MS = 3_000
/** Addresses remembered per person. */
const MAX_ADDRESSES = 100

interface Line {
  /** calls that wait, rest or run */
  calls: number
  last: Promise<void>
}

/** The time used by a person's long calls, minus what was released since the last one. */
interface Usage {
  ms: number
  /** when the last long call ended, and how long it took */
  at: number
  took: number
  /** long calls since the person's last change, by address */
  answered: Set<string>
}

interface Time {
  now(): number
  wait(ms: number): Promise<unknown>
}

const realTime: Time = {
  now: () => performance.now(),
  wait: (ms) => wait(ms, undefined, { ref: false }),
}

const noop = () => {}

const usageAt = ({ ms, at }: Pick<Usage, 'ms' | 'at'>, now: number): number =>
  Math.max(0, ms - (now - at) * SHARE)

/** Runs a person's costly calls one after another and with growing rests, so that many of them delay only that person. */
export class PersonQueues {
  private readonly lines = new Map<string, Line>()
  private readonly usages = new Map<string, Usage>()
  private readonly time: Time

  constructor(time = realTime) {
    this.time = time
  }

  /**
   * Runs a call once it is the person's turn. The same address means the same answer until {@link recordChange}.
   * @throws Refusal TOO_MANY_REQUESTS if too many wait
   */
  async run<Result>(person: string, address: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.lines.get(person) ?? { calls: 0, last: Promise.resolve() }
    if (line.calls > MAX_QUEUED) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS })
    line.calls += 1
    this.lines.set(person, line)
    const turn = line.last.then(() => this.runRested(person, address, work))
    line.last = turn.then(noop, noop).then(() => {
      line.calls -= 1
      if (line.calls === 0) this.lines.delete(person)
    })
    return turn
  }

  /** A person's changes make the same calls return other answers, so they needn't rest as repeated ones. */
  recordChange(person: string): void {
    this.usages.get(person)?.answered.clear()
  }

  private async runRested<Result>(
    person: string,
    address: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const rest = this.restBefore(person, address)
    if (rest > 0) await this.time.wait(Math.min(rest, MAX_REST_MS))
    const began = this.time.now()
    try {
      return await work()
    } finally {
      this.record(person, address, this.time.now() - began)
    }
  }

  private restBefore(person: string, address: string): number {
    const usage = this.usages.get(person)
    if (!usage) return 0
    const now = this.time.now()
    if (usage.answered.has(address)) return Math.max(0, usageAt(usage, now) - FREE_MS) / SHARE
    return usage.took * (usage.ms / EVEN_REST_MS) ** 2 - (now - usage.at)
  }

  private record(person: string, address: string, took: number): void {
    if (took < LONG_MS) return
    const now = this.time.now()
    const { answered, ...before } = this.usages.get(person) ?? { ms: 0, at: now, answered: new Set<string>() }
    const ms = usageAt(before, now) + took
    if (answered.size >= MAX_ADDRESSES) answered.clear()
    this.usages.set(person, { ms, at: now, took, answered: answered.add(address) })
    this.deleteUnused(now)
  }

  private deleteUnused(now: number): void {
    for (const [person, usage] of this.usages) if (usageAt(usage, now) === 0) this.usages.delete(person)
  }
}
