import { fireEvent, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anEntry, aReminder } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import {
  choose,
  create,
  dialog,
  field,
  MONDAY_NIGHT,
  openNew,
  press,
  preview,
  serveReminderCreation,
} from '../../../test/reminder-dialog.tsx'
import { server } from '../../../test/server.ts'

const settings = {
  emailNotifications: true,
  smsNotifications: true,
  inAppNotifications: true,
  reminderLeadTime: 30,
  phoneNumber: null,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY_NIGHT })
  server.use(http.get('/api/notification-preferences', () => HttpResponse.json(settings)))
})

afterEach(() => {
  vi.useRealTimers()
})

const bpc = anEntry()

describe('the schedule of a new reminder', () => {
  test.each([
    ['E3D', 'Every few days', { every: 3, anchor: '2026-03-09' }],
    ['every other Sunday', 'Every few weeks', { every: 2, days: '["Sunday"]', anchor: '2026-03-09' }],
    ['Monthly', 'Monthly', { anchor: '2026-03-09' }],
    ['5 on 2 off', 'On and off', { daysOn: 5, daysOff: 2, anchor: '2026-03-09' }],
    ['Mon/Wed/Fri', '3x per week', { days: '["Monday","Wednesday","Friday"]' }],
  ])('of a peptide taken %j starts %s', async (planned, frequency, schedule) => {
    serveRegimen({ plan: [anEntry({ frequency: planned })] })
    const sent = serveReminderCreation(() => HttpResponse.json(aReminder(), { status: 201 }))
    const page = await openNew()
    expect(field('Frequency')).toHaveValue(frequency)
    await create(page)
    await waitFor(() => expect(sent).toMatchObject([{ frequency, ...schedule }]))
  })

  test('asks for the frequency’s numbers and sends them', async () => {
    serveRegimen({ plan: [bpc] })
    const sent = serveReminderCreation(() => HttpResponse.json(aReminder(), { status: 201 }))
    const page = await openNew()
    await choose(page, 'Frequency', 'On and off')
    fireEvent.change(field('Days on'), { target: { value: '91' } })
    fireEvent.change(field('First day on'), { target: { value: '2026-03-12' } })
    expect(preview()).toBe('Choose how many days, weeks or months to see when we remind you.')
    await create(page)
    expect(await dialog().findByText('Please enter 1 to 90 days')).toHaveRole('alert')
    fireEvent.change(field('Days on'), { target: { value: '1' } })
    expect(preview()).toMatch(/^Next: Thu, Mar 12, 8:00 AM, then Sun, Mar 15 and Wed, Mar 18\./)
    await choose(page, 'Frequency', 'After the last dose')
    expect(dialog().getByText(/^Counts from your last logged dose/)).toBeVisible()
    // Without a dose it counts from today.
    expect(preview()).toMatch(/^Next: Mon, Mar 16, 8:00 AM, then /)
    await create(page)
    await waitFor(() => expect(sent).toMatchObject([{ frequency: 'After the last dose', every: 7 }]))
    for (const name of ['daysOn', 'daysOff', 'anchor']) expect(sent[0]).not.toHaveProperty(name)
  })

  test('has several times for a peptide taken several times a day', async () => {
    serveRegimen({ plan: [anEntry({ frequency: 'Three times daily' })] })
    const sent = serveReminderCreation(() => HttpResponse.json(aReminder(), { status: 201 }))
    const page = await openNew()
    expect(field('Time 2')).toHaveValue('14:00')
    await page.user.click(dialog().getByRole('button', { name: 'Remove time 3' }))
    await page.user.click(dialog().getByRole('button', { name: 'Add another time' }))
    fireEvent.change(field('Time 3'), { target: { value: '22:15' } })
    await create(page)
    await waitFor(() => expect(sent).toMatchObject([{ time: '08:00', alsoAt: ['14:00', '22:15'] }]))
  })

  test('allows up to six valid times a day', async () => {
    serveRegimen({ plan: [bpc] })
    const sent = serveReminderCreation(() => HttpResponse.json(aReminder(), { status: 201 }))
    const page = await openNew()
    for (let times = 1; times < 6; times++)
      await page.user.click(dialog().getByRole('button', { name: 'Add another time' }))
    expect(dialog().queryByRole('button', { name: 'Add another time' })).not.toBeInTheDocument()
    fireEvent.change(field('Time 4'), { target: { value: '' } })
    await create(page)
    expect(await dialog().findByText('Time is required')).toHaveRole('alert')
    expect(sent).toEqual([])
    await choose(page, 'Frequency', 'After the last dose')
    expect(dialog().queryByLabelText('Time 2')).not.toBeInTheDocument()
  })

  test('offers lead times from the shortest', async () => {
    serveRegimen({ plan: [bpc] })
    await openNew()
    const leads = within(dialog().getByRole('group', { name: 'Remind me before' }))
    const boxes = leads.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    expect([boxes[0], boxes[1], boxes.at(-1)]).toEqual(['At the time', '5 minutes', '1 day'])
  })

  test('sends the lead time, a day before, and repeats', async () => {
    serveRegimen({ plan: [bpc] })
    const sent = serveReminderCreation(() => HttpResponse.json(aReminder(), { status: 201 }))
    const page = await openNew()
    for (const name of ['At the time', '1 day', '30 minutes']) await press(page, name)
    await choose(page, 'Repeat until logged', 'Every 15 minutes')
    expect(preview()).toMatch(/We remind you 1 day before and at the time/)
    await create(page)
    await waitFor(() => expect(sent).toMatchObject([{ timingOptions: '[0,1440]', repeatEvery: 15 }]))
  })
})
