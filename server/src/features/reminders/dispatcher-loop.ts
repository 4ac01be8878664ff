import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { ClockWatch } from '../../clock-watch.ts'
import type { Background } from '../../feature.ts'
import type { Bus } from '../../live/bus.ts'
import { foldLog } from '../../log-folding.ts'
import { ALERTS_CHANGED, MAX_SLEEP_MS } from './alerts-changed.ts'
import type { Dispatcher } from './dispatcher.service.ts'

/** Remaining due rows are locked by another process, which will finish or die soon. */
const MIN_SLEEP_MS = 100

interface Deps {
  dispatcher: Dispatcher
  clock: Clock
  clockWatch?: Pick<ClockWatch, 'isAccurate'> | undefined
  bus: Bus
  logger: FastifyBaseLogger
}

/** Sends due reminders while the process runs. */
export class DispatcherLoop implements Background {
  readonly dispatcher: Dispatcher
  private readonly deps: Deps
  private readonly stopped = new AbortController()
  private running: Promise<void> | undefined
  private wake: () => void = () => {}
  /** a change arrived during a round */
  private isHinted = false
  private readonly couldNotLook: (details: object) => void

  constructor(deps: Deps) {
    this.deps = deps
    const { logger } = deps
    this.couldNotLook = foldLog(
      (...line) => logger.warn(...line),
      'reminders could not be dispatched; it is tried again',
    )
    this.dispatcher = deps.dispatcher
  }

  start(): void {
    const hint = () => {
      this.isHinted = true
      this.wake()
    }
    this.deps.bus.subscribe(ALERTS_CHANGED, hint)
    this.deps.bus.onGap(hint)
    this.running = this.run()
  }

  /** Finishes the current batch; other processes or the next start send the rest. */
  async stop(): Promise<void> {
    this.stopped.abort()
    this.wake()
    await this.running
  }

  async catchUp(): Promise<void> {
    await this.dispatcher.dispatchDue()
  }

  private async run(): Promise<void> {
    while (!this.stopped.signal.aborted) {
      this.isHinted = false
      await this.sleep(await this.round())
    }
  }

  /** @returns how long to sleep, in milliseconds */
  private async round(): Promise<number> {
    const { clock, clockWatch } = this.deps
    try {
      // A process with a correct clock sends them, or this one once its clock is correct.
      if ((await clockWatch?.isAccurate()) === false) return MAX_SLEEP_MS
      await this.dispatcher.dispatchDue({ signal: this.stopped.signal })
      const next = await this.dispatcher.nextAlertAt()
      const wait = next ? next.getTime() - clock.now() : MAX_SLEEP_MS
      return Math.min(Math.max(wait, MIN_SLEEP_MS), MAX_SLEEP_MS)
    } catch (error) {
      this.couldNotLook({ err: error })
      return 1_000
    }
  }

  private async sleep(milliseconds: number): Promise<void> {
    if (this.isHinted || this.stopped.signal.aborted) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
