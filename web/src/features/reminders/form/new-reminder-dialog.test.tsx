import { weekdays } from '@pepwell/domain/schedules/schedules'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anEntry, anEntryOf, aReminder } from '../../../test/regimen.ts'
import { refusal, serveRegimen } from '../../../test/regimen-server.ts'
import {
  choose,
  create,
  days,
  dialog,
  field,
  MONDAY_NIGHT,
  openAny,
  openNew,
  press,
  preview,
  serveReminderCreation,
} from '../../../test/reminder-dialog.tsx'
import { server } from '../../../test/server.ts'
import { aChannel, defaultPreferences } from '../../../test/settings-server.ts'

const settings = {
  ...defaultPreferences,
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
const tb = anEntryOf(12, 'TB-500', { currentDose: '2 mg', frequency: '2x per week' })

describe('a new reminder', () => {
  test('defaults to daily at eight, half an hour before, by push', async () => {
    serveRegimen({ plan: [bpc, tb] })
    await openNew()
    expect(field('Title')).toHaveValue('')
    expect(field('Dose')).toHaveValue('')
    expect(field('Frequency')).toHaveValue('Daily')
    expect(field('Time')).toHaveValue('08:00')
    expect(days()).toEqual(weekdays)
    for (const name of ['5 minutes', '10 minutes', '15 minutes', '1 hour', '2 hours', 'Email', 'SMS'])
      expect(dialog().getByRole('checkbox', { name })).not.toBeChecked()
    for (const name of ['30 minutes', 'Push']) expect(dialog().getByRole('checkbox', { name })).toBeChecked()
    const offered = within(field('Frequency')).getAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Daily',
      'Every other day',
      '2x per week',
      '3x per week',
      'Weekly',
      'Custom',
      'Every few days',
      'Every few weeks',
      'Monthly',
      'On and off',
      'After the last dose',
    ])
  })

  test('asks for peptide, days, time and push; the rest is under More, which opens on errors', async () => {
    serveRegimen({ plan: [bpc] })
    const page = await openNew()
    const more = dialog().getByText('More').closest('details') as HTMLElement
    for (const label of ['Peptide', 'Frequency', 'Time', 'Push']) expect(field(label)).toBeVisible()
    for (const label of ['Title', 'Dose', 'Email', '30 minutes']) expect(field(label)).not.toBeVisible()
    await page.user.clear(field('Title'))
    await create(page)
    expect(await within(more).findByLabelText('Title')).toBeVisible()
  })

  test('defaults to the settings’ lead time, even an unusual one', async () => {
    serveRegimen({ plan: [bpc] })
    server.use(
      http.get('/api/notification-preferences', async () => {
        await delay(50)
        return HttpResponse.json({ ...settings, reminderLeadTime: 240 })
      }),
    )
    const page = await openNew()
    expect(dialog().getByRole('checkbox', { name: '4 hours' })).toBeChecked()
    expect(dialog().getByRole('checkbox', { name: '30 minutes' })).not.toBeChecked()
    await press(page, '4 hours')
    expect(dialog().getByRole('checkbox', { name: '4 hours' })).not.toBeChecked()
  })

  test('defaults to half an hour before when the settings fail to load', async () => {
    serveRegimen({ plan: [bpc] })
    server.use(http.get('/api/notification-preferences', () => refusal(500, 'INTERNAL', 'Oops')))
    await openNew()
    expect(dialog().getByRole('checkbox', { name: '30 minutes' })).toBeChecked()
  })

  test('preselects the only peptide', async () => {
    serveRegimen({ plan: [bpc, anEntryOf(13, 'Epitalon', { status: 'paused' })] })
    await openNew()
    expect(field('Peptide')).toHaveDisplayValue('BPC-157')
    expect(field('Title')).toHaveValue('BPC-157 Reminder')
    expect(within(field('Peptide')).queryByText('Epitalon')).not.toBeInTheDocument()
  })

  test('choosing a peptide fills in dose, title and frequency', async () => {
    serveRegimen({ plan: [bpc, tb] })
    const page = await openNew()
    await choose(page, 'Peptide', 'TB-500')
    expect(field('Title')).toHaveValue('TB-500 Reminder')
    expect(field('Dose')).toHaveValue('2 mg')
    expect(field('Frequency')).toHaveValue('2x per week')
    expect(days()).toEqual(['Monday', 'Thursday'])
    await choose(page, 'Peptide', 'BPC-157')
    expect(field('Title')).toHaveValue('BPC-157 Reminder')
    expect(field('Dose')).toHaveValue('250 mcg')
  })

  test('choosing another peptide keeps a typed title and a chosen frequency', async () => {
    serveRegimen({ plan: [bpc, tb] })
    const page = await openNew()
    await choose(page, 'Peptide', 'BPC-157')
    await choose(page, 'Frequency', 'Weekly')
    await page.user.clear(field('Title'))
    await page.user.type(field('Title'), 'For the knee')
    await choose(page, 'Peptide', 'TB-500')
    expect(field('Title')).toHaveValue('For the knee')
    expect(field('Dose')).toHaveValue('2 mg')
    expect(field('Frequency')).toHaveValue('Weekly')
  })

  test.each([
    ['Daily', weekdays],
    ['2x per week', ['Monday', 'Thursday']],
    ['3x per week', ['Monday', 'Wednesday', 'Friday']],
    // Today's weekday.
    ['Weekly', ['Monday']],
  ])('%s selects its days', async (frequency, chosen) => {
    serveRegimen({ plan: [bpc] })
    const page = await openNew()
    await choose(page, 'Frequency', 'Custom')
    await choose(page, 'Frequency', frequency)
    expect(days()).toEqual(chosen)
  })

  test('Custom keeps the chosen days, with a hint when their number differs from the frequency', async () => {
    serveRegimen({ plan: [bpc] })
    const page = await openNew()
    await choose(page, 'Frequency', '3x per week')
    await press(page, 'Saturday')
    expect(dialog().getByText(/^3x per week means 3, but you chose 4 days/)).toBeVisible()
    await choose(page, 'Frequency', 'Custom')
    expect(days()).toEqual(['Monday', 'Wednesday', 'Friday', 'Saturday'])
    expect(dialog().queryByText(/but you chose/)).not.toBeInTheDocument()
  })

  test('Every other day explains itself, asks for no days, and sends all seven', async () => {
    serveRegimen({ plan: [bpc] })
    const sent = serveReminderCreation(() => HttpResponse.json(aReminder(), { status: 201 }))
    const page = await openNew()
    await choose(page, 'Frequency', 'Weekly')
    await choose(page, 'Frequency', 'Every other day')
    expect(dialog().getByText(/^We count every other day from Mon, Mar 9/)).toBeVisible()
    expect(dialog().queryByRole('checkbox', { name: 'Monday' })).not.toBeInTheDocument()
    expect(preview()).toBe('Next: Wed, Mar 11, 8:00 AM. We remind you 30 minutes before.')
    await create(page)
    await waitFor(() =>
      expect(sent).toMatchObject([{ frequency: 'Every other day', days: JSON.stringify(weekdays) }]),
    )
  })

  test('shows the next occurrence in the person’s own zone', async () => {
    serveRegimen({ plan: [bpc] })
    const page = await openNew({ timeZone: 'Asia/Tokyo' })
    // In Tokyo it is Tuesday noon.
    expect(preview()).toBe('Next: Wed, Mar 11, 8:00 AM. We remind you 30 minutes before.')
    fireEvent.change(field('Time'), { target: { value: '14:30' } })
    await press(page, '2 hours')
    expect(preview()).toBe('Next: Tue, Mar 10, 2:30 PM. We remind you 2 hours and 30 minutes before.')
    fireEvent.change(field('Time'), { target: { value: '' } })
    expect(preview()).toBe('Choose days, a time and a timing to see when we remind you.')
  })

  test('says what the server warns of', async () => {
    serveRegimen({ plan: [bpc] })
    const message = 'Your reminders come 24 h apart, but the label says once a week.'
    const warnings = [{ code: 'REMINDERS_TOO_CLOSE', message }]
    serveReminderCreation(() => HttpResponse.json({ ...aReminder(), warnings }, { status: 201 }))
    await create(await openNew())
    expect(await screen.findByText(message)).toBeVisible()
  })

  test('is sent as shown, once', async () => {
    serveRegimen({ plan: [bpc, tb] })
    const sent = serveReminderCreation(() => HttpResponse.json(aReminder(), { status: 201 }))
    const page = await openNew()
    await choose(page, 'Peptide', 'TB-500')
    await press(page, '5 minutes')
    await press(page, 'Email')
    fireEvent.change(field('Time'), { target: { value: '21:15' } })
    await create(page)
    expect(await screen.findByText('Reminder created successfully')).toBeVisible()
    expect(sent).toEqual([
      {
        title: 'TB-500 Reminder',
        userPeptideId: 12,
        dose: '2 mg',
        frequency: '2x per week',
        time: '21:15',
        days: '["Monday","Thursday"]',
        timingOptions: '[30,5]',
        isActive: true,
        repeatEvery: null,
        notifications: { push: true, email: true, sms: false },
        clientId: expect.any(String),
      },
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the channels', () => {
  test.each([
    [null, 'Add a phone number in your profile first'],
    ['+4930123456', 'Only US and Canadian numbers get text messages'],
  ])('SMS is disabled with the number %s', async (phoneNumber, hint) => {
    serveRegimen({ plan: [bpc] })
    const page = await openNew({ phoneNumber })
    await page.user.click(dialog().getByText('More'))
    expect(dialog().getByRole('checkbox', { name: 'SMS' })).toBeDisabled()
    expect(dialog().getByText(hint)).toBeVisible()
  })

  test('push shows a hint while no device receives it, and mails are sent instead', async () => {
    serveRegimen({ plan: [bpc] })
    const off = [aChannel({ channel: 'push', isOn: false })]
    server.use(http.get('/api/notifications/channels', () => HttpResponse.json(off)))
    await openNew()
    const push = dialog().getByRole('checkbox', { name: 'Push' })
    await waitFor(() => expect(push).toHaveAccessibleDescription('Not allowed on any device yet'))
    expect(push).toBeChecked()
    expect(dialog().getByRole('checkbox', { name: 'Email' })).toBeChecked()
    expect(dialog().getByRole('checkbox', { name: 'Email' })).not.toHaveAccessibleDescription()
  })

  test('mails to an unverified address stay selected, with the necessary step', async () => {
    serveRegimen({ plan: [bpc] })
    const off = [aChannel({ channel: 'push', isOn: false })]
    server.use(http.get('/api/notifications/channels', () => HttpResponse.json(off)))
    await openNew({ emailProvedAt: null })
    const email = dialog().getByRole('checkbox', { name: 'Email' })
    expect(email).toBeChecked()
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Verify ada@example.org first. Open the link we sent'),
    )
  })

  test('SMS is enabled with a number, and channels switched off in the profile show a hint', async () => {
    serveRegimen({ plan: [bpc] })
    const off = { ...settings, emailNotifications: false, smsNotifications: false, inAppNotifications: false }
    server.use(http.get('/api/notification-preferences', () => HttpResponse.json(off)))
    const sent = serveReminderCreation(() => HttpResponse.json(aReminder(), { status: 201 }))
    const page = await openNew()
    const sms = dialog().getByRole('checkbox', { name: 'SMS' })
    await waitFor(() => expect(sms).toHaveAccessibleDescription('Turned off in your notification settings'))
    expect(dialog().getByRole('checkbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Turned off in your notification settings',
    )
    expect(dialog().queryByText(/inbox here/)).not.toBeInTheDocument()
    await press(page, 'SMS')
    await press(page, 'Push')
    await create(page)
    await waitFor(() =>
      expect(sent).toMatchObject([{ notifications: { push: false, email: false, sms: true } }]),
    )
  })
})

describe('without plan entries', () => {
  test('it links to the peptides', async () => {
    serveRegimen({ plan: [anEntry({ status: 'completed' })] })
    await openAny()
    expect(await dialog().findByText('No active peptide in your plan')).toBeVisible()
    expect(dialog().getByRole('link', { name: 'Add a peptide' })).toHaveAttribute('href', '/peptides')
    expect(dialog().queryByRole('button', { name: 'Create Reminder' })).not.toBeInTheDocument()
  })

  test('the plan can be reloaded after a failure', async () => {
    serveRegimen({ plan: [bpc] })
    server.use(http.get('/api/user-peptides', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = await openAny()
    expect(await dialog().findByText('We couldn’t load your plan')).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Try again' }))
    expect(await dialog().findByLabelText('Title')).toHaveValue('BPC-157 Reminder')
  })
})
