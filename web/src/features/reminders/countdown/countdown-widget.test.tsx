import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anOverdue, aReminder } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { pass } from '../../../test/time.ts'
import { aUser } from '../../../test/users.ts'
import CountdownWidget from './countdown-widget.tsx'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const at = (now: string) =>
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse(now) })

// 6 in the morning in New York, two hours before the reminder.
beforeEach(() => {
  at('2026-03-10T10:00:00Z')
})

afterEach(() => {
  lookAway(false)
  vi.useRealTimers()
})

let isAway = false
Object.defineProperty(document, 'hidden', { configurable: true, get: () => isAway })

function lookAway(away: boolean): void {
  isAway = away
  document.dispatchEvent(new Event('visibilitychange'))
}

/** As when a laptop sleeps: time passes, and nothing happens meanwhile. */
async function returnAfter(ms: number): Promise<void> {
  lookAway(true)
  await pass(0)
  vi.setSystemTime(Date.now() + ms)
  lookAway(false)
}

const open = (user = aUser()) => {
  const onLog = vi.fn()
  return { ...renderPage(<CountdownWidget user={user} onLog={onLog} />, { user }), onLog }
}

const digits = () => screen.getByRole('timer').textContent

/** Waits for an answer of the server; of the clock that stands still, no time passes. */
async function shown(find: () => HTMLElement | null): Promise<HTMLElement> {
  const deadline = performance.now() + 10_000
  while (!find() && performance.now() < deadline) await pass(0)
  return find() ?? expect.fail('it was not shown')
}

const shownDigits = (text: string) =>
  shown(() => {
    const timer = screen.queryByRole('timer')
    return timer?.textContent === text ? timer : null
  })
const untilShown = () => shown(() => screen.queryByRole('timer'))
const shownText = (text: string) => shown(() => screen.queryByText(text))
const card = () => within(screen.getByRole('region', { name: 'Next Shot' }))

describe('what is next', () => {
  test('is counted down to, second by second', async () => {
    serveRegimen({ reminders: [aReminder()] })
    open()
    await untilShown()
    expect(digits()).toBe('00days02hrs00min00sec')
    await pass(SECOND)
    expect(digits()).toBe('00days01hrs59min59sec')
    await pass(59 * SECOND)
    expect(digits()).toBe('00days01hrs59min00sec')
    expect(card().getByText('BPC-157, 250 mcg')).toBeVisible()
    expect(card().getByText(/Tue, Mar 10, 8:00\sAM/)).toBeVisible()
  })

  test('is the nearest of the active ones, with how many are for the same time', async () => {
    const nextAt = '2026-03-10T11:00:00.000Z'
    const reminders = [
      aReminder({ id: 1 }),
      aReminder({ id: 2, nextAt, dose: '2 mg' }),
      aReminder({ id: 3, nextAt }),
      aReminder({ id: 4, nextAt: '2026-03-10T10:10:00.000Z', isActive: false }),
    ]
    serveRegimen({ reminders })
    open()
    await untilShown()
    expect(digits()).toBe('00days01hrs00min00sec')
    expect(card().getByText('BPC-157, 2 mg, and 1 more')).toBeVisible()
  })

  test('changes nothing on the page but its digits as the seconds pass', async () => {
    serveRegimen({ reminders: [aReminder()] })
    open()
    const timer = await untilShown()
    const changed: Node[] = []
    const observer = new MutationObserver((changes) => changed.push(...changes.map(({ target }) => target)))
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    await pass(65 * SECOND)
    observer.disconnect()
    expect(changed.length).toBeGreaterThanOrEqual(65)
    expect(changed.filter((node) => !timer.contains(node))).toEqual([])
  })

  test.each([
    [
      'New York, into summer',
      'America/New_York',
      '2026-03-08T06:30:00Z',
      '2026-03-08T12:00:00.000Z',
      '05',
      '30',
    ],
    [
      'New York, out of it',
      'America/New_York',
      '2026-11-01T04:30:00Z',
      '2026-11-01T13:00:00.000Z',
      '08',
      '30',
    ],
    [
      'Lord Howe, by half an hour',
      'Australia/Lord_Howe',
      '2026-10-03T15:00:00Z',
      '2026-10-03T21:00:00.000Z',
      '06',
      '00',
    ],
  ])(
    'is as far away as it is when clocks change: %s',
    async (_where, timeZone, now, nextAt, hours, minutes) => {
      at(now)
      serveRegimen({ reminders: [aReminder({ nextAt })] })
      open(aUser({ timeZone }))
      await untilShown()
      expect(digits()).toBe(`00days${hours}hrs${minutes}min00sec`)
      expect(card().getByText(/8:00\sAM/)).toBeVisible()
      await returnAfter(4 * HOUR)
      await shownDigits(`00days0${Number(hours) - 4}hrs${minutes}min00sec`)
    },
  )
})

describe('the three states', () => {
  const state = () => screen.getByRole('region', { name: 'Next Shot' }).querySelector('[data-state]')

  test('normal turns soon under half an hour, and due at its time', async () => {
    at('2026-03-10T11:29:58Z')
    serveRegimen({ reminders: [aReminder()] })
    open()
    await untilShown()
    expect(state()).toHaveAttribute('data-state', 'normal')
    await pass(2 * SECOND)
    expect(digits()).toBe('00days00hrs30min00sec')
    expect(state()).toHaveAttribute('data-state', 'normal')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await pass(SECOND)
    expect(state()).toHaveAttribute('data-state', 'soon')
    expect(screen.getByRole('status')).toHaveTextContent(
      'Less than 30 minutes until your next shot: BPC-157, 250 mcg',
    )
    await returnAfter(29 * MINUTE + 58 * SECOND)
    await shownDigits('00days00hrs00min01sec')
    await pass(SECOND)
    expect(state()).toHaveAttribute('data-state', 'due')
    expect(card().getByText('Shot is due!')).toBeVisible()
    expect(card().getByText('Log your shot now')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Your shot is due now: BPC-157, 250 mcg')
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  })

  test('seconds are not told to screen readers', async () => {
    serveRegimen({ reminders: [aReminder()] })
    open()
    expect(await untilShown()).toHaveAttribute('aria-live', 'off')
  })

  test('due stays so until the dose is logged: then the next is counted down to', async () => {
    const dueSince = '2026-03-10T09:30:00.000Z'
    const regimen = serveRegimen({ reminders: [aReminder({ dueSince, nextAt: '2026-03-11T12:00:00.000Z' })] })
    const { onLog, client } = open()
    expect(await shownText('Shot is due!')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Log shot of BPC-157' }))
    expect(onLog).toHaveBeenCalledExactlyOnceWith({ entryId: 11 })
    regimen.reminders = [aReminder({ nextAt: '2026-03-11T12:00:00.000Z' })]
    void client.invalidateQueries({ queryKey: ['/api/reminders'] })
    await shownDigits('01days02hrs00min00sec')
  })

  test('due turns overdue after an hour, beside the next one, until that comes', async () => {
    at('2026-03-10T12:00:00Z')
    const nextAt = '2026-03-11T12:00:00.000Z'
    const since = { occursOn: '2026-03-10', since: '2026-03-10T12:00:00.000Z' }
    const overdue = anOverdue({ ...since, until: nextAt, nextAt })
    serveRegimen({ reminders: [aReminder({ dueSince: overdue.since, overdue, nextAt })] })
    open()
    await shownText('Shot is due!')
    expect(screen.queryByText(/^Overdue since/)).not.toBeInTheDocument()
    await returnAfter(HOUR)
    await shownDigits('00days23hrs00min00sec')
    expect(screen.getByText(/^Overdue since Tue 8:00\sAM\.$/)).toBeVisible()
    await returnAfter(23 * HOUR)
    await shownText('Shot is due!')
    expect(screen.queryByText(/^Overdue since/)).not.toBeInTheDocument()
  })

  test('due is over after an hour: what is next by then was asked for meanwhile', async () => {
    at('2026-03-10T11:59:59Z')
    const regimen = serveRegimen({ reminders: [aReminder()] })
    open()
    await untilShown()
    await pass(SECOND)
    expect(screen.getByText('Shot is due!')).toBeVisible()
    const nextAt = '2026-03-11T12:00:00.000Z'
    regimen.reminders = [aReminder({ dueSince: '2026-03-10T12:00:00.000Z', nextAt })]
    await pass(30 * SECOND)
    expect(screen.getByText('Shot is due!')).toBeVisible()
    regimen.reminders = []
    vi.setSystemTime(Date.parse('2026-03-10T12:59:58Z'))
    await pass(SECOND)
    expect(screen.getByText('Shot is due!')).toBeVisible()
    await pass(SECOND)
    expect(digits()).toBe('00days23hrs00min00sec')
  })
})

describe('out of sight', () => {
  test('it rests, and is right at once on return', async () => {
    serveRegimen({ reminders: [aReminder()] })
    open()
    await untilShown()
    const timers = vi.getTimerCount()
    lookAway(true)
    expect(vi.getTimerCount()).toBe(timers - 1)
    await pass(10 * SECOND)
    expect(digits()).toBe('00days02hrs00min00sec')
    lookAway(false)
    await pass(0)
    expect(digits()).toBe('00days01hrs59min50sec')
  })

  test('after longer it asks what is next now', async () => {
    const regimen = serveRegimen({ reminders: [aReminder()] })
    open()
    await untilShown()
    regimen.reminders = [aReminder({ nextAt: '2026-03-11T12:00:00.000Z' })]
    await returnAfter(5 * HOUR)
    await shownDigits('00days21hrs00min00sec')
  })
})

describe('without a next shot', () => {
  test.each([
    ['no reminder', []],
    ['a paused one', [aReminder({ isActive: false, nextAt: null })]],
    ['one without a time to come', [aReminder({ nextAt: null })]],
  ])('with %s it says so, and leads to where one is set', async (_what, reminders) => {
    serveRegimen({ reminders })
    open()
    expect(await shownText('No upcoming shots scheduled')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Set a reminder' })).toHaveAttribute('href', '/reminders')
  })

  test('a failure says so and can be tried again', async () => {
    serveRegimen({ reminders: [aReminder()] })
    server.use(http.get('/api/reminders', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    open()
    expect(await shownText('Your next shot could not be loaded')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await untilShown()).toBeVisible()
  })
})
