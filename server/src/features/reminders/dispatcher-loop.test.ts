import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ClockWatch } from '../../clock-watch.ts'
import { postgresBus } from '../../live/bus.ts'
import { aMember, aPlanEntry, aReminder } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { DispatcherLoop } from './dispatcher-loop.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => {
  // Time only advances when a test says so, so nothing else wakes the loop.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** A loop over a dispatcher that counts its calls. */
async function aLoop(
  dispatchDue: () => Promise<number> = async () => 0,
  nextAlertAt?: Date,
  clockWatch?: ClockWatch,
) {
  const asked = vi.fn(dispatchDue)
  const dispatcher = { dispatchDue: asked, nextAlertAt: async () => nextAlertAt }
  const bus = await postgresBus(app.connection)
  const loop = new DispatcherLoop({ dispatcher, clock: app.clock, clockWatch, bus, logger: app.app.log })
  loop.start()
  onTestFinished(async () => {
    await loop.stop()
    await bus.close()
  })
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  return { asked, loop, bus }
}

test('sleeps until something is due, up to five seconds', async () => {
  const { asked } = await aLoop(undefined, new Date(app.clock.now() + 3_000))
  await vi.advanceTimersByTimeAsync(2_900)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toHaveBeenCalledTimes(2)
  const { asked: unanswered } = await aLoop()
  await vi.advanceTimersByTimeAsync(5_100)
  expect(unanswered).toHaveBeenCalledTimes(2)
})

test('wakes for a reminder due sooner, and sleeps on otherwise', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const { asked, bus } = await aLoop()
  app.clock.set('2026-06-15T11:00:00Z')
  await aReminder(app, member, entry.id)
  // Hints arrive in commit order: after this one, all earlier ones have arrived.
  const after = new Promise<void>((resolve) => bus.subscribe('after', () => resolve()))
  await bus.publish(app.db, 'after', '')
  await after
  expect(asked).toHaveBeenCalledTimes(1)
  app.clock.set('2026-06-15T11:29:58Z')
  await aReminder(app, member, entry.id)
  await expect.poll(() => asked.mock.calls.length).toBe(2)
})

test('logs a failure and retries', async () => {
  let failures = 1
  const { asked } = await aLoop(async () => {
    if (failures-- > 0) throw new Error('the database is away')
    return 0
  })
  expect(app.logged.map(({ msg }) => msg)).toContain('reminders could not be dispatched; it is tried again')
  await vi.advanceTimersByTimeAsync(1_100)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('stops after finishing work in progress', async () => {
  let finish: (sent: number) => void = () => {}
  const underWay = new Promise<number>((resolve) => {
    finish = resolve
  })
  let isFirst = true
  const { asked, loop } = await aLoop(() => {
    if (!isFirst) return underWay
    isFirst = false
    return Promise.resolve(0)
  })
  await vi.advanceTimersByTimeAsync(5_100)
  let hasStopped = false
  const stopping = loop.stop().then(() => {
    hasStopped = true
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(hasStopped).toBe(false)
  finish(1)
  await stopping
  expect(asked).toHaveBeenCalledTimes(2)
})

test("sends nothing when its clock differs from the database's by more than half a minute, and logs that once", async () => {
  let behind = 31_000
  const clock = { now: () => Date.now() - behind, wait: async () => {} }
  const watch = new ClockWatch({ db: app.db, clock, logger: app.app.log })
  const { asked } = await aLoop(undefined, undefined, watch)
  await expect.poll(() => watch.driftSeconds).toBe(-31)
  expect(asked).not.toHaveBeenCalled()
  const said = () =>
    app.logged.filter(({ msg }) => String(msg).startsWith("this clock disagrees with the database's"))
  expect(said()).toMatchObject([{ level: 50, seconds: -31 }])
  behind = 0
  const askedLater = async () => {
    await vi.advanceTimersByTimeAsync(1_000)
    return asked.mock.calls.length
  }
  await expect.poll(askedLater).toBeGreaterThan(0)
  expect([watch.driftSeconds, said().length]).toEqual([0, 1])
})
