import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCalculation } from '../../../test/calculations.ts'
import { stored, whenLogging } from '../../../test/dose-sheet.tsx'
import { aDose, anEntry, anEntryOf, anOverdue, aReminder } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { passDoubleTap } from '../../../test/time.ts'
import { aUser } from '../../../test/users.ts'
import DayRing from './day-ring.tsx'
import Today from './today.tsx'

// 8:12 AM in New York.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T12:12:00Z') })
})

afterEach(() => void vi.useRealTimers())

const DUE = '2026-03-10T12:00:00.000Z'
const TOMORROW = '2026-03-11T12:00:00.000Z'
const overdue = anOverdue({ occursOn: '2026-03-10', since: DUE, until: TOMORROW, nextAt: TOMORROW })
const due = aReminder({ dueSince: DUE, overdue, nextAt: TOMORROW })
const over = aReminder({ nextAt: TOMORROW })

const open = () => {
  const onLog = vi.fn()
  const user = aUser()
  return { ...renderPage(<Today user={user} onLog={onLog} />, { user }), onLog }
}

const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))

/** Due, and taken once logged. */
function serveDue() {
  const regimen = serveRegimen({ plan: [anEntry()], reminders: [due] })
  const sent = whenLogging((id) => {
    const dose = aDose({ id, takenAt: '2026-03-10T12:12:00.000Z' })
    regimen.doses = [dose]
    regimen.reminders = [{ ...over, takenBy: [dose.id] }]
    return HttpResponse.json({ ...dose, warnings: [] }, { status: 201 })
  })
  return { regimen, sent }
}

test('orders the day by time: taken, due, later', async () => {
  serveRegimen({
    plan: [anEntryOf(12, 'CJC-1295', { hue: 2 }), anEntry()],
    doses: [aDose({ takenAt: '2026-03-10T11:02:00.000Z', injectionSite: 'Right thigh', feeling: 'Good' })],
    reminders: [
      due,
      aReminder({
        id: 32,
        userPeptideId: 12,
        userPeptide: { id: 12, status: 'active', peptide: { name: 'CJC-1295' } },
        dose: '100 mcg',
        nextAt: '2026-03-11T02:10:00.000Z',
      }),
    ],
  })
  open()
  await screen.findByText('Shot is due!')
  expect(screen.getByText('Log your shot now')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Your shot is due now: BPC-157, 250 mcg')
  const [taken, now, later] = lines()
  expect(taken).toContain('7:02 AMBPC-157 250 mcg, takenRight thighGood')
  expect(now).toContain('8:00 AM, 12 min ago')
  expect(later).toContain('10:10 PMCJC-1295 100 mcg, laterin 13 h 58 min')
})

test('a ring has an arc per dose in its color, with a text alternative', async () => {
  serveRegimen({
    plan: [anEntryOf(12, 'CJC-1295', { hue: 2 }), anEntry()],
    doses: [aDose({ id: 7, takenAt: '2026-03-10T11:02:00.000Z', userPeptideId: 12 })],
    reminders: [due],
  })
  const user = aUser()
  renderPage(<DayRing timeZone={user.timeZone} />, { user })
  const ring = await screen.findByRole('img', { name: '1 of 2 doses taken today' })
  const arcs = [...ring.querySelectorAll('g')].map((arc) => [
    arc.getAttribute('style'),
    arc.lastElementChild?.getAttribute('stroke-dasharray'),
  ])
  expect(arcs, 'the open dose is empty').toEqual([
    [expect.stringContaining('--slot-2'), '43 100'],
    [expect.stringContaining('--slot-1'), '0 100'],
  ])
})

test('shows the draw of the latest calculation, if there is one', async () => {
  const calculation = { vialConcentration: 5, bacteriostaticWater: 2, unit: 'mg' as const }
  serveRegimen({ plan: [anEntry()], reminders: [due], calculations: [aCalculation(calculation)] })
  const { unmount } = open()
  expect(await screen.findByRole('img', { name: /filled to 10 units$/ })).toBeVisible()
  expect(screen.getByText('0.1 mL · 20 doses in a vial of 5 mg')).toBeVisible()
  unmount()
  serveRegimen({ plan: [anEntry()], reminders: [due] })
  open()
  await screen.findByText('Shot is due!')
  expect(screen.queryByRole('img', { name: /syringe/ })).not.toBeInTheDocument()
})

test('a draw that fails to load says so in its place and can be reloaded', async () => {
  serveRegimen({ plan: [anEntry()], reminders: [due], calculations: [aCalculation()] })
  server.use(
    http.get('/api/dosage-calculations', () => HttpResponse.json({}, { status: 500 }), { once: true }),
  )
  const { user } = open()
  expect(await screen.findByText('We couldn’t load the syringe.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again: syringe' }))
  expect(await screen.findByRole('img', { name: /syringe/ })).toBeVisible()
  expect(screen.queryByText('We couldn’t load the syringe.')).not.toBeInTheDocument()
})

describe('Taken', () => {
  const press = async () => {
    const button = await screen.findByRole('button', { name: 'Taken: BPC-157' })
    fireEvent.click(button)
    return button
  }

  test('logs the planned dose now, without a site or feeling, and can be undone there', async () => {
    const { regimen, sent } = serveDue()
    const { user } = open()
    fireEvent.click(await press())
    const undo = await screen.findByRole('button', { name: 'Undo dose of BPC-157' })
    await waitFor(() => expect(undo).toHaveFocus())
    expect(sent).toEqual([
      {
        userPeptideId: 11,
        dose: '250 mcg',
        volume: null,
        takenAt: '2026-03-10T12:12:00.000Z',
        settles: { reminderId: 31, occursOn: '2026-03-10' },
        clientId: expect.any(String),
      },
    ])
    expect(screen.getByText('All done for today')).toBeVisible()
    expect(screen.getByText(/^BPC-157, tomorrow 8:00\sAM$/)).toBeVisible()
    server.use(
      http.delete('/api/dosage-logs/501', () => {
        Object.assign(regimen, { doses: [], reminders: [due] })
        return HttpResponse.json({ message: 'Dose deleted' })
      }),
    )
    await user.click(undo)
    expect(await screen.findByText('Shot is due!')).toBeVisible()
  })

  const tooSoon = { code: 'TOO_SOON', message: 'You took Wegovy 2 days ago.' } as const

  test('shows before the tap what the sheet would warn of', async () => {
    serveDue()
    const requests: unknown[] = []
    server.use(
      http.post('/api/dosage-logs/preview-warnings', async ({ request }) => {
        requests.push(await request.json())
        const noFigure = { code: 'NO_FIGURE', message: 'No source names a dose.' }
        return HttpResponse.json({ warnings: [tooSoon, noFigure], dismissed: [] })
      }),
    )
    open()
    await screen.findByRole('button', { name: 'Taken: BPC-157' })
    expect(await screen.findByText(tooSoon.message, {}, { timeout: 10_000 })).toBeVisible()
    expect(screen.queryByText('No source names a dose.')).not.toBeInTheDocument()
    const takenAt = '2026-03-10T12:12:00.000Z'
    expect(requests).toEqual([{ userPeptideId: 11, dose: '250 mcg', takenAt, id: null }])
  })

  test('says before the tap that the dose could not be checked', async () => {
    serveDue()
    server.use(http.post('/api/dosage-logs/preview-warnings', () => HttpResponse.error()))
    open()
    expect(await screen.findByText('We couldn’t check this dose.')).toBeVisible()
  })

  test('shows with Undo what the server warned of', async () => {
    const { regimen } = serveDue()
    server.use(
      http.post('/api/dosage-logs', () => {
        const dose = aDose({ takenAt: '2026-03-10T12:12:00.000Z' })
        regimen.doses = [dose]
        return HttpResponse.json({ ...dose, warnings: [tooSoon] }, { status: 201 })
      }),
    )
    open()
    await press()
    const said = await screen.findByText(tooSoon.message)
    const shown = within(said.closest('li') ?? document.body)
    expect(shown.getByText('Dose logged successfully')).toBeVisible()
    expect(shown.getByRole('button', { name: 'Undo' })).toBeVisible()
  })

  test('a failure keeps the row with an error, and a retry is the same dose', async () => {
    serveRegimen({ plan: [anEntry()], reminders: [due] })
    const sent = whenLogging(() => HttpResponse.json({}, { status: 500 }), stored)
    const { user } = open()
    await press()
    expect(await screen.findByText('Failed to log dose. Please try again.')).toBeVisible()
    vi.setSystemTime(Date.parse('2026-03-10T12:13:00Z'))
    await passDoubleTap()
    await user.click(screen.getByRole('button', { name: 'Try again: BPC-157' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.clientId).toBe(sent[0]?.clientId)
  })

  test('includes a site that was selected with a tap', async () => {
    const { sent } = serveDue()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Use Abdomen, upper right' }))
    expect(screen.getByText('Into:')).toBeVisible()
    await press()
    await waitFor(() => expect(sent).toMatchObject([{ injectionSite: 'Abdomen, upper right' }]))
  })

  test.each([
    ['may be one too many', { doses: [aDose({ takenAt: '2026-03-10T11:00:00.000Z' })] }, due],
    ['says no unit', {}, { ...due, dose: '0.5' }],
  ])('opens the sheet instead for %s', async (_name, changes, reminder) => {
    serveRegimen({ plan: [anEntry()], reminders: [reminder], ...changes })
    const sent = whenLogging(stored)
    const { onLog } = open()
    await press()
    const settles = { reminderId: 31, occursOn: '2026-03-10' }
    expect(onLog).toHaveBeenCalledExactlyOnceWith({ entryId: 11, settles })
    expect(sent).toEqual([])
  })

  test('asks for site and feeling afterward, one tap each', async () => {
    serveRegimen({ plan: [anEntry()], doses: [aDose({ takenAt: DUE })], reminders: [over] })
    const bodies: unknown[] = []
    server.use(
      http.patch('/api/dosage-logs/101', async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json(aDose({ takenAt: DUE }))
      }),
    )
    const { user } = open()
    const where = within(await screen.findByRole('group', { name: 'Where?' }))
    await user.click(await where.findByRole('button', { name: 'Abdomen, upper right' }))
    await user.click(screen.getByRole('button', { name: 'Good' }))
    await waitFor(() =>
      expect(bodies).toEqual([{ injectionSite: 'Abdomen, upper right' }, { feeling: 'Good' }]),
    )
  })
})

test('snoozing shows until when', async () => {
  const regimen = serveRegimen({ plan: [anEntry()], reminders: [due] })
  const dueAt = '2026-03-10T13:12:00.000Z'
  const sent: unknown[] = []
  server.use(
    http.post('/api/reminders/31/snooze', async ({ request }) => {
      sent.push(await request.json())
      regimen.reminders = [{ ...due, snoozedUntil: dueAt }]
      return HttpResponse.json({ dueAt })
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Later: BPC-157' }))
  await screen.findByRole('menuitem', { name: 'In 1 hour' })
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'In 15 minutes',
    'In 1 hour',
    'This evening',
    'Skip this dose',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'In 1 hour' }))
  await waitFor(() => expect(screen.queryByText('Shot is due!')).not.toBeInTheDocument())
  expect(lines()[0]).toMatch(/We’ll remind you again at 9:12 AM/)
  expect(sent).toEqual([{ occursOn: '2026-03-10', minutes: 60 }])
  // The pressed button disappeared with the card.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Today' })).toHaveFocus())
})

test.each([
  ['far away, in short', '2026-03-10T19:12:00.000Z', '7 h 00 min 00 s', 'Log Dose: BPC-157'],
  ['near, whole', '2026-03-10T15:12:00.000Z', '3 h 00 min 00 s', 'Taken: BPC-157'],
  ['soon, by the second', '2026-03-10T12:35:41.000Z', '23:41', 'Taken: BPC-157'],
])('counts down to the next dose: %s', async (_how, nextAt, left, button) => {
  serveRegimen({ plan: [anEntry()], reminders: [aReminder({ nextAt })] })
  open()
  expect(await screen.findByRole('timer')).toHaveTextContent(left)
  expect(screen.getByRole('button', { name: button })).toBeVisible()
})

test("counts down to another day's shot in days, hours, minutes and seconds", async () => {
  serveRegimen({ plan: [anEntry()], reminders: [aReminder({ nextAt: '2026-03-12T14:13:05.000Z' })] })
  open()
  const timer = await screen.findByRole('timer')
  expect(timer).toHaveTextContent('2 d 2 h 01 min 05 s')
  vi.setSystemTime(Date.parse('2026-03-10T12:12:01Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(timer).toHaveTextContent('2 d 2 h 01 min 04 s')
})

test.each([
  ['blue', '08:00', '2026-03-12T12:00:00.000Z', 'bg-info-soft'],
  ['blue', '15:12', '2026-03-10T19:12:00.000Z', 'bg-info-soft'],
  ['blue', '08:42', '2026-03-10T12:42:00.000Z', 'bg-info-soft'],
  ['yellow', '08:41', '2026-03-10T12:41:00.000Z', 'bg-warn-soft'],
  ['red', '08:12', '2026-03-10T12:12:00.000Z', 'bg-danger-soft'],
])(
  'the card is %s for a shot at %s; a dot has the color of the peptide',
  async (_color, time, nextAt, style) => {
    serveRegimen({ plan: [anEntryOf(11, 'BPC-157', { hue: 2 })], reminders: [aReminder({ time, nextAt })] })
    const { container } = open()
    await waitFor(() => expect(container.querySelector('[data-state]')).toHaveClass(style))
    const dot = container.querySelector<HTMLElement>('[data-state] span.size-2\\.5')
    expect(dot?.style.getPropertyValue('--slot')).toBe('var(--slot-2)')
  },
)
