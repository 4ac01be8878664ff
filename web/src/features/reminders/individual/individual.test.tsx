import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { aDevice } from '../../../test/device.ts'
import { aReminder } from '../../../test/regimen.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { serveSettings } from '../../../test/settings-server.ts'
import { aUser } from '../../../test/users.ts'
import { IndividualReminders } from './individual-reminders.tsx'

type Sent = Partial<Pick<Reminder, 'isActive' | 'notifications'>> & { timingOptions?: number[] }

/** A changed reminder as the server returns it. */
const changed = (reminder: Reminder, { timingOptions, notifications, ...changes }: Sent): Reminder => ({
  ...reminder,
  ...changes,
  notifications: { ...reminder.notifications, ...notifications },
  timingOptions: timingOptions ? JSON.stringify(timingOptions) : reminder.timingOptions,
})

/** Stores requests like the server. */
function serveReminders(...reminders: Reminder[]) {
  const settings = serveSettings({ reminders })
  const sent: unknown[] = []
  server.use(
    http.patch<{ id: string }, Sent>('/api/reminders/:id', async ({ request, params }) => {
      const id = Number(params.id)
      const changes = await request.json()
      sent.push([id, changes])
      settings.reminders = settings.reminders.map((reminder) =>
        reminder.id === id ? changed(reminder, changes) : reminder,
      )
      return HttpResponse.json(settings.reminders.find((reminder) => reminder.id === id))
    }),
  )
  return sent
}

const open = (off: string[] = [], noTexts?: () => void) =>
  renderPage(<IndividualReminders off={off} noTexts={noTexts} />, { user: aUser() })
const group = async (title = 'BPC-157 Reminder') => within(await screen.findByRole('group', { name: title }))
const entry = (id: number, name: string, status = 'active') => ({
  userPeptideId: id,
  userPeptide: { id, status, peptide: { name } },
})

describe('the list', () => {
  test('has active plan entries with reminders, by name, with all of theirs', async () => {
    serveReminders(
      aReminder({ id: 4, title: 'Evening', time: '20:00', ...entry(12, 'TB-500') }),
      aReminder({ id: 3, title: 'Morning', time: '07:30', ...entry(12, 'TB-500'), days: '["Monday"]' }),
      aReminder({ id: 2, title: 'BPC', days: '[]' }),
      aReminder({ id: 1, title: 'Paused plan', ...entry(13, 'KPV', 'paused') }),
    )
    open()
    expect(await screen.findAllByRole('group', { name: /^(Morning|Evening|BPC)$/ })).toHaveLength(3)
    expect(screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
      'BPC-157',
      'TB-500',
    ])
    expect(screen.queryByText('Paused plan')).not.toBeInTheDocument()
    const times = screen.getAllByText(/ · /).map(({ textContent }) => textContent?.replace(/\s/g, ' '))
    expect(times).toEqual(['8:00 AM · No days set', '7:30 AM · Mon', '8:00 PM · Daily'])
  })

  test('links to creating one when empty', async () => {
    serveReminders(aReminder(entry(13, 'KPV', 'completed')))
    open()
    expect(await screen.findByText('No reminders yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to My Plan' })).toHaveAttribute('href', '/reminders')
  })

  test('retries after a failure', async () => {
    serveReminders(aReminder())
    server.use(http.get('/api/reminders', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = open()
    expect(await screen.findByText('We couldn’t load your reminders')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('group', { name: 'BPC-157 Reminder' })).toBeVisible()
  })

  test("says when a schedule can't be parsed", async () => {
    serveReminders(aReminder({ days: 'Mondays' }))
    open()
    expect(await screen.findByText(/Invalid schedule/)).toBeVisible()
  })
})

describe('the channels', () => {
  test.each([
    ['Push', { push: false, email: false, sms: false }],
    ['Email', { push: true, email: true, sms: false }],
    ['SMS', { push: true, email: false, sms: true }],
  ])('%s is toggled by a press', async (name, notifications) => {
    const sent = serveReminders(aReminder())
    const { user } = open()
    const chip = (await group()).getByRole('checkbox', { name })
    const before = (chip as HTMLInputElement).checked
    await user.click(chip)
    expect(await screen.findByText('Reminder Updated')).toBeVisible()
    expect((chip as HTMLInputElement).checked).toBe(!before)
    expect(sent).toEqual([[31, { notifications }]])
  })

  test('reverts while offline and says so', async () => {
    serveReminders(aReminder())
    const { user } = open()
    const chip = (await group()).getByRole('checkbox', { name: 'Email' })
    aDevice().lose()
    await user.click(chip)
    expect(await screen.findByText('We can’t reach the server. Check that you’re online.')).toBeVisible()
  })

  test('reverts an unsaved change with an error', async () => {
    serveReminders(aReminder())
    server.use(http.patch('/api/reminders/31', () => refusal(500, 'INTERNAL', 'Oops')))
    const { user } = open()
    const chip = (await group()).getByRole('checkbox', { name: 'Email' })
    await user.click(chip)
    expect(await screen.findByText('Failed to update reminder settings. Please try again.')).toBeVisible()
    expect(chip).not.toBeChecked()
  })

  test('consecutive presses all stay', async () => {
    const sent = serveReminders(aReminder())
    const { user } = open()
    const box = await group()
    await user.click(box.getByRole('checkbox', { name: 'Email' }))
    await user.click(box.getByRole('checkbox', { name: 'SMS' }))
    await user.click(box.getByRole('checkbox', { name: 'Push' }))
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent.at(-1)).toEqual([31, { notifications: { push: false, email: true, sms: true } }])
    await waitFor(() => expect(box.getByRole('checkbox', { name: 'Push' })).not.toBeChecked())
    expect(box.getByRole('checkbox', { name: 'Email' })).toBeChecked()
    expect(box.getByRole('checkbox', { name: 'SMS' })).toBeChecked()
  })

  test("SMS can't be switched on without a number and says why, but can be switched off", async () => {
    const on = { push: true, email: false, sms: true }
    const sent = serveReminders(aReminder({ notifications: on }))
    const noTexts = vi.fn()
    const { user } = open([], noTexts)
    const sms = (await group()).getByRole('checkbox', { name: 'SMS' })
    expect(sms).not.toHaveAttribute('aria-disabled')
    await user.click(sms)
    await waitFor(() => expect(sms).toHaveAttribute('aria-disabled', 'true'))
    await user.click(sms)
    expect(noTexts).toHaveBeenCalledOnce()
    expect(sms).not.toBeChecked()
    expect(sent).toEqual([[31, { notifications: { ...on, sms: false } }]])
  })

  test('a channel that sends nothing is marked', async () => {
    serveReminders(aReminder({ notifications: { push: true, email: false, sms: true } }))
    open(['push', 'email', 'sms'])
    expect((await group()).getByText('Push and SMS are off.')).toBeVisible()
  })
})

describe('the timing', () => {
  test('has the standard options, the time itself and a day before, and saves a choice', async () => {
    const sent = serveReminders(aReminder())
    const { user } = open()
    const choice = (await group()).getByRole('combobox', { name: 'Remind me' })
    expect(choice).toHaveDisplayValue('30 minutes before')
    const minutes = within(choice)
      .getAllByRole('option')
      .map((option) => Number((option as HTMLOptionElement).value))
    expect(minutes).toEqual([0, 5, 15, 30, 60, 120, 240, 1440])
    await user.selectOptions(choice, '4 hours before')
    expect(await screen.findByText('Timing Updated')).toBeVisible()
    expect(choice).toHaveDisplayValue('4 hours before')
    await user.selectOptions(choice, 'At the time')
    await waitFor(() => expect(choice).toHaveDisplayValue('At the time'))
    expect(sent).toEqual([
      [31, { timingOptions: [240] }],
      [31, { timingOptions: [0] }],
    ])
  })

  test.each([
    ['[10]', '10 minutes before'],
    ['[120,30]', '2 hours and 30 minutes before'],
    ['oops', 'No timing set'],
  ])('%s, which it doesn’t offer, stays visible until another is chosen', async (timingOptions, text) => {
    serveReminders(aReminder({ timingOptions }))
    const { user } = open()
    const choice = (await group()).getByRole('combobox', { name: 'Remind me' })
    expect(choice).toHaveDisplayValue(text)
    await user.selectOptions(choice, '5 minutes before')
    await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(8))
    expect(choice).toHaveDisplayValue('5 minutes before')
  })

  test('reverts an unsaved change with an error', async () => {
    serveReminders(aReminder())
    server.use(http.patch('/api/reminders/31', () => HttpResponse.error()))
    const { user } = open()
    const choice = (await group()).getByRole('combobox', { name: 'Remind me' })
    await user.selectOptions(choice, '5 minutes before')
    expect(await screen.findByText('Failed to update reminder timing. Please try again.')).toBeVisible()
    await waitFor(() => expect(choice).toHaveDisplayValue('30 minutes before'))
  })
})

test('a paused one only has a resume control', async () => {
  const sent = serveReminders(aReminder())
  const { user } = open()
  const box = await group()
  await user.click(box.getByRole('button', { name: 'Pause BPC-157 Reminder' }))
  expect(await screen.findByText('Reminder updated successfully')).toBeVisible()
  expect(await box.findByText('Paused')).toBeVisible()
  expect(box.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(box.queryByRole('combobox')).not.toBeInTheDocument()
  await user.click(box.getByRole('button', { name: 'Resume BPC-157 Reminder' }))
  expect(await box.findByRole('combobox')).toBeVisible()
  expect(sent).toEqual([
    [31, { isActive: false }],
    [31, { isActive: true }],
  ])
})
