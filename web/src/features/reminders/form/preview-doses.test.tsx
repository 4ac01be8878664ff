import { fireEvent } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aDose, anEntry, aPersonalEntry, aReminder } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import {
  choose,
  create,
  dialog,
  field,
  MONDAY_NIGHT,
  openEdit,
  openNew,
  press,
  preview,
  serveReminderCreation,
} from '../../../test/reminder-dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY_NIGHT })
})

afterEach(() => {
  vi.useRealTimers()
})

const source = { name: 'Example label', url: 'https://example.org/label', checked: '2026-11-22' }
const CITED = 'the label says at least 72 h (Example label, checked Nov 22, 2026).'
const { peptide } = anEntry()
const labeled = anEntry({
  frequency: 'Weekly',
  peptide: peptide && { ...peptide, label: { apart: { hours: 72, source } } },
})
const takenHoursAgo = (hours: number) =>
  aDose({ id: 500 + hours, takenAt: new Date(MONDAY_NIGHT - hours * 3_600_000).toISOString() })

const mondays = aReminder({
  frequency: 'Weekly',
  days: '["Monday"]',
  time: '21:00',
  nextAt: '2026-03-17T01:00:00.000Z',
})

const namesake = { id: 1, name: 'BPC-157', category: 'Recovery' }

const LEAD = 'We remind you 30 minutes before.'

describe('a new reminder', () => {
  test('skips what the last dose resolved', async () => {
    serveRegimen({ plan: [anEntry()] })
    await openNew({}, [takenHoursAgo(2), takenHoursAgo(26)])
    // Tuesday at eight is 11 hours after the dose.
    expect(preview()).toBe(`Last dose 2 h ago. Next: Wed, Mar 11, 8:00 AM. ${LEAD}`)
    fireEvent.change(field('Time'), { target: { value: '20:00' } })
    expect(preview()).toBe(`Last dose 2 h ago. Next: Tue, Mar 10, 8:00 PM. ${LEAD}`)
  })

  test('finds a last dose that is older than the latest of all peptides', async () => {
    serveRegimen({ plan: [anEntry()], doses: [{ ...takenHoursAgo(75), id: 901 }] })
    const others = Array.from({ length: 100 }, (_, index) => ({
      ...takenHoursAgo(1),
      id: index + 1000,
      userPeptideId: 12,
    }))
    await openNew(
      {},
      others.map((dose) => ({ ...dose, peptideName: 'Ipamorelin' })),
    )
    await vi.waitFor(() =>
      expect(preview()).toBe(`Last dose 3 days ago. Next: Tue, Mar 10, 8:00 AM. ${LEAD}`),
    )
  })

  test('shows ages of two days and more in days', async () => {
    serveRegimen({ plan: [anEntry()] })
    await openNew({}, [takenHoursAgo(75)])
    expect(preview()).toBe(`Last dose 3 days ago. Next: Tue, Mar 10, 8:00 AM. ${LEAD}`)
  })

  test('after the last dose shows its day, and warns if that is too soon', async () => {
    serveRegimen({ plan: [labeled] })
    const page = await openNew({}, [takenHoursAgo(2)])
    await choose(page, 'Frequency', 'After the last dose')
    const then = ', then Mon, Mar 23 and Mon, Mar 30'
    expect(preview()).toBe(`Last dose 2 h ago. Next: Mon, Mar 16, 8:00 AM${then}. ${LEAD}`)
    expect(dialog().queryByText(/the label says/)).not.toBeInTheDocument()
    fireEvent.change(field('Days after the last dose'), { target: { value: '2' } })
    expect(preview()).toMatch(/^Last dose 2 h ago\. Next: Wed, Mar 11, 8:00 AM/)
    expect(dialog().getByText(`The next dose comes 35 h after your last one, but ${CITED}`)).toBeVisible()
  })

  test('warns of a weekly medicine whose label names no minimum', async () => {
    const label = { interval: { hours: 168, saidBy: 'trials' as const, source } }
    serveRegimen({ plan: [{ ...labeled, peptide: peptide && { ...peptide, label } }] })
    const page = await openNew({}, [takenHoursAgo(20)])
    await choose(page, 'Frequency', 'Daily')
    const rule = 'trials had once a week (Example label, checked Nov 22, 2026).'
    expect(dialog().getByText(`Your reminders come 24 h apart, but ${rule}`)).toBeVisible()
    expect(dialog().getByText(`The next dose comes 29 h after your last one, but ${rule}`)).toBeVisible()
  })

  test('ignores doses of other peptides', async () => {
    serveRegimen({ plan: [anEntry()] })
    await openNew({}, [{ ...takenHoursAgo(2), userPeptideId: 12, peptideName: 'Ipamorelin' }])
    expect(preview()).toBe(`Next: Tue, Mar 10, 8:00 AM. ${LEAD}`)
  })

  test.each([12, null])('includes doses of a completed or removed entry of the peptide (%s)', async (id) => {
    serveRegimen({ plan: [anEntry()] })
    await openNew({}, [{ ...takenHoursAgo(2), userPeptideId: id }])
    expect(preview()).toBe(`Last dose 2 h ago. Next: Wed, Mar 11, 8:00 AM. ${LEAD}`)
  })

  test('ignores doses of another active entry whose peptide has the same name', async () => {
    serveRegimen({ plan: [anEntry(), aPersonalEntry({ id: 12, personalPeptide: namesake })] })
    await openNew({}, [{ ...takenHoursAgo(2), userPeptideId: 12 }])
    expect(preview()).toBe(`Next: Tue, Mar 10, 8:00 AM. ${LEAD}`)
  })

  test('warns of times closer than the label allows, and is created anyway', async () => {
    serveRegimen({ plan: [labeled] })
    const sent = serveReminderCreation(() => HttpResponse.json(mondays, { status: 201 }))
    const page = await openNew({}, [takenHoursAgo(20)])
    expect(dialog().queryByText(/the label says/)).not.toBeInTheDocument()
    await choose(page, 'Frequency', 'Daily')
    expect(dialog().getByText(`Your reminders come 24 h apart, but ${CITED}`)).toBeVisible()
    expect(dialog().getByText(`The next dose comes 29 h after your last one, but ${CITED}`)).toBeVisible()
    await create(page)
    await vi.waitFor(() => expect(sent).toMatchObject([{ frequency: 'Daily' }]))
  })
})

describe('a changed reminder', () => {
  const open = (entry = labeled) => {
    serveRegimen({ plan: [entry], reminders: [mondays] })
    return openEdit(mondays, { entry, doses: [takenHoursAgo(2)] })
  }

  test('keeps the server’s next occurrence while its times stay', async () => {
    await open()
    expect(preview()).toBe(`Last dose 2 h ago. Next: Mon, Mar 16, 9:00 PM. ${LEAD}`)
    expect(dialog().queryByText(/the label says/)).not.toBeInTheDocument()
  })

  test('reassigns the dose when moved to the next weekday or another time', async () => {
    const page = await open()
    await press(page, 'Tuesday')
    await press(page, 'Monday')
    expect(preview()).toBe(`Last dose 2 h ago. Next: Tue, Mar 17, 9:00 PM. ${LEAD}`)
    await press(page, 'Monday')
    await press(page, 'Tuesday')
    fireEvent.change(field('Time'), { target: { value: '23:30' } })
    expect(preview()).toBe(`Last dose 2 h ago. Next: Mon, Mar 16, 11:30 PM. ${LEAD}`)
  })

  test('warns before saving a day too soon after the last dose', async () => {
    const page = await open()
    await choose(page, 'Frequency', '2x per week')
    await press(page, 'Monday')
    await press(page, 'Wednesday')
    await press(page, 'Thursday')
    await press(page, 'Sunday')
    expect(preview()).toMatch('Last dose 2 h ago. Next: Wed, Mar 11, 9:00 PM.')
    expect(dialog().getByText(`The next dose comes 48 h after your last one, but ${CITED}`)).toBeVisible()
    expect(dialog().queryByText(/apart, but/)).not.toBeInTheDocument()
  })
})
