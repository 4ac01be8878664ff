import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aDose, anEntry, anEntryOf, aReminder } from '../../test/regimen.ts'
import { refusal, serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aChannel } from '../../test/settings-server.ts'
import { aUser } from '../../test/users.ts'
import MyPlan from '../my-plan.tsx'

// 11 PM on Monday, March 9, in New York, where aUser lives.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const open = () => renderPage(<MyPlan />, { path: '/reminders?tab=reminders', user: aUser() })
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const plain = (node: HTMLElement) => node.textContent?.replaceAll(/\s/g, ' ')

/** Answers one kind of edit of a reminder. Returns the requests it received. */
function whenChanging(method: 'patch' | 'delete', answer: () => Response) {
  const sent: { id: unknown; body: unknown }[] = []
  server.use(
    http[method]('/api/reminders/:id', async ({ params, request }) => {
      sent.push({ id: params.id, body: method === 'patch' ? await request.json() : undefined })
      return answer()
    }),
  )
  return sent
}

const paused = aReminder({ id: 32, title: 'In the evening', isActive: false, nextAt: null, time: '21:15' })

describe('active reminders', () => {
  test('show time, days, dose, next occurrence, lead time and channels', async () => {
    const days = '["Monday","Friday"]'
    const notifications = { push: true, email: true, sms: false }
    serveRegimen({ reminders: [aReminder({ days, timingOptions: '[30,120]', notifications })] })
    open()
    const active = await section('Active Reminders')
    const heading = await active.findByRole('heading', { name: 'BPC-157 Reminder' })
    const card = plain(heading.closest('li') as HTMLElement)
    for (const text of [
      '8:00 AMMon, Fri',
      '250 mcg',
      'Next: Tue, Mar 10, 8:00 AM',
      '2 hours and 30 minutes before, by push and email',
    ])
      expect(card).toContain(text)
  })

  test.each([
    [aReminder().days, 'Daily'],
    ['[]', 'No days set'],
    ['Mondays', 'Invalid schedule'],
  ])('days %s are displayed as %s', async (days, text) => {
    serveRegimen({ reminders: [aReminder({ days })] })
    open()
    expect(await (await section('Active Reminders')).findByText(text)).toBeVisible()
  })

  test('start with what is due or next', async () => {
    const reminders = [
      aReminder({ id: 1, title: 'Never', nextAt: null }),
      aReminder({ id: 2, title: 'Later', nextAt: '2026-03-11T12:00:00.000Z' }),
      aReminder({ id: 3, title: 'Sooner' }),
      aReminder({
        id: 4,
        title: 'Now',
        dueSince: '2026-03-10T02:30:00.000Z',
        nextAt: '2026-03-12T02:30:00.000Z',
      }),
    ]
    serveRegimen({ reminders })
    open()
    const active = await section('Active Reminders')
    const titles = () => active.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await waitFor(() => expect(titles()).toEqual(['Now', 'Sooner', 'Later', 'Never']))
    expect(active.getByText('Due')).toBeVisible()
    expect(active.getByText(/^Due since 10:30\sPM$/)).toBeVisible()
    expect(active.getByText('No upcoming times')).toBeVisible()
  })

  test("explain why reminders of a paused peptide don't come", async () => {
    const userPeptide = { id: 11, status: 'paused', peptide: { name: 'BPC-157' } }
    serveRegimen({ reminders: [aReminder({ nextAt: null, userPeptide })] })
    open()
    expect(await screen.findByText('BPC-157 is not active in your plan')).toBeVisible()
  })

  test('offer to create the first one when there are none', async () => {
    serveRegimen({ plan: [anEntry()] })
    const { user } = open()
    const active = await section('Active Reminders')
    expect(active.getByText('No Active Reminders')).toBeVisible()
    await user.click(active.getByRole('button', { name: 'Set a reminder' }))
    expect(await screen.findByRole('dialog', { name: 'New Reminder' })).toBeVisible()
  })

  test('retry after a failure', async () => {
    serveRegimen({ reminders: [aReminder()] })
    server.use(http.get('/api/reminders', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = open()
    expect(await screen.findByText('We couldn’t load your reminders')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'BPC-157 Reminder' })).toBeVisible()
  })
})

describe('pausing', () => {
  test('takes one press and leaves the reminder ready to resume', async () => {
    const regimen = serveRegimen({ reminders: [aReminder()] })
    const sent = whenChanging('patch', () => HttpResponse.json(aReminder({ isActive: false })))
    const { user } = open()
    const pause = await screen.findByRole('button', { name: 'Pause BPC-157 Reminder' })
    regimen.reminders = [aReminder({ isActive: false, nextAt: null })]
    await user.click(pause)
    expect(await screen.findByText('Reminder updated successfully')).toBeVisible()
    expect(sent).toEqual([{ id: '31', body: { isActive: false } }])
    const group = await section('Paused Reminders')
    expect(group.getByRole('button', { name: 'Resume BPC-157 Reminder' })).toBeVisible()
    expect(
      screen.getByText('All reminders are currently paused. Resume them to see them here.'),
    ).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Active Reminders' })).toHaveFocus())
  })

  test('says when not all were paused', async () => {
    serveRegimen({ reminders: [aReminder(), paused] })
    open()
    const active = await section('Active Reminders')
    expect(await active.findByRole('heading', { name: 'BPC-157 Reminder' })).toBeVisible()
    expect(screen.queryByText(/All reminders are currently paused/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Edit In the evening' })).not.toBeInTheDocument()
  })

  test('Resume reactivates it', async () => {
    const regimen = serveRegimen({ reminders: [paused] })
    const sent = whenChanging('patch', () => HttpResponse.json({ ...paused, isActive: true }))
    const { user } = open()
    const resume = await screen.findByRole('button', { name: 'Resume In the evening' })
    regimen.reminders = [{ ...paused, isActive: true }]
    await user.click(resume)
    expect(await screen.findByText('Reminder updated successfully')).toBeVisible()
    expect(sent).toEqual([{ id: '32', body: { isActive: true } }])
    expect(await screen.findByRole('button', { name: 'Pause In the evening' })).toBeVisible()
    expect(screen.queryByText('Paused Reminders')).not.toBeInTheDocument()
  })

  test('Resume shows the server’s warnings', async () => {
    serveRegimen({ reminders: [paused] })
    const message = 'The next dose comes 24 h after your last one, but the label says at least 72 h.'
    const warnings = [{ code: 'TOO_SOON' as const, message }]
    whenChanging('patch', () => HttpResponse.json({ ...paused, isActive: true, warnings }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Resume In the evening' }))
    expect(await screen.findByText(message)).toBeVisible()
  })

  test('shows an error on failure', async () => {
    serveRegimen({ reminders: [aReminder()] })
    whenChanging('patch', () => HttpResponse.json({}, { status: 500 }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Pause BPC-157 Reminder' }))
    expect(await screen.findByText('Failed to update reminder. Please try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pause BPC-157 Reminder' })).toBeVisible()
  })
})

describe('deleting', () => {
  const ask = async () => {
    const page = open()
    await page.user.click(await screen.findByRole('button', { name: 'Delete BPC-157 Reminder' }))
    return { ...page, question: within(await screen.findByRole('alertdialog')) }
  }

  test('asks first', async () => {
    serveRegimen({ reminders: [aReminder()] })
    const sent = whenChanging('delete', () => HttpResponse.json({ message: '' }))
    const { user, question } = await ask()
    expect(question.getByText('Delete BPC-157 Reminder?')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(sent).toEqual([])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete BPC-157 Reminder' })).toHaveFocus())
  })

  test('confirms it and moves the focus to the list', async () => {
    const regimen = serveRegimen({ reminders: [aReminder()] })
    const sent = whenChanging('delete', () => HttpResponse.json({ message: '' }))
    const { user, question } = await ask()
    regimen.reminders = []
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Reminder deleted successfully')).toBeVisible()
    expect(sent).toEqual([{ id: '31', body: undefined }])
    expect(await screen.findByText('No Active Reminders')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Active Reminders' })).toHaveFocus())
  })

  test('shows an error and keeps the question open on failure', async () => {
    serveRegimen({ reminders: [aReminder()] })
    whenChanging('delete', () => HttpResponse.error())
    const { user, question } = await ask()
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await question.findByText('Failed to delete reminder. Please try again.')).toHaveRole('alert')
  })
})

test('links to the notification settings in the profile', async () => {
  serveRegimen({ reminders: [aReminder()] })
  open()
  const settings = await section('Notification Settings')
  expect(settings.getByRole('link', { name: 'Open settings' })).toHaveAttribute(
    'href',
    '/profile?tab=notifications',
  )
  expect(await settings.findByText('Channels, phone number and timing.')).toBeVisible()
})

test("warns about a channel that can't deliver, except for paused reminders", async () => {
  const notifications = { push: false, email: true, sms: false }
  serveRegimen({ reminders: [aReminder(), aReminder({ id: 32, isActive: false, notifications })] })
  const off = (['push', 'email'] as const).map((channel) => aChannel({ channel, isOn: false }))
  server.use(http.get('/api/notifications/channels', () => HttpResponse.json(off)))
  open()
  const settings = await section('Notification Settings')
  expect(await settings.findByText('Push is off, so your reminders won’t reach you there.')).toBeVisible()
})

test('a new one appears in the list and can be edited there', async () => {
  const regimen = serveRegimen({ plan: [anEntry()] })
  server.use(http.post('/api/reminders', () => HttpResponse.json(aReminder(), { status: 201 })))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'New Reminder' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New Reminder' }))
  await dialog.findByLabelText('Title')
  regimen.reminders = [aReminder()]
  await user.click(dialog.getByRole('button', { name: 'Create Reminder' }))
  expect(await screen.findByRole('heading', { name: 'BPC-157 Reminder' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit BPC-157 Reminder' }))
  expect(await screen.findByRole('dialog', { name: 'Edit BPC-157 Reminder' })).toBeVisible()
  expect(await screen.findByLabelText('Dose')).toHaveValue(aReminder().dose)
})

test('a plan change appears in its reminders', async () => {
  const tb = anEntryOf(12, 'TB-500')
  const regimen = serveRegimen({ plan: [anEntry(), tb], reminders: [aReminder()] })
  server.use(http.patch('/api/user-peptides/:id', () => HttpResponse.json(anEntry({ status: 'paused' }))))
  const { user } = open()
  await screen.findByRole('heading', { name: 'BPC-157 Reminder' })
  await user.click(screen.getByRole('link', { name: 'Plan' }))
  await user.click(await screen.findByRole('button', { name: 'More for BPC-157' }))
  const userPeptide = { id: 11, status: 'paused', peptide: { name: 'BPC-157' } }
  regimen.reminders = [aReminder({ nextAt: null, userPeptide })]
  await user.click(await screen.findByRole('menuitem', { name: 'Pause' }))
  await user.click(screen.getByRole('link', { name: 'Reminders' }))
  expect(await screen.findByText('BPC-157 is not active in your plan')).toBeVisible()
})

test('shows warnings about a change', async () => {
  serveRegimen({ reminders: [aReminder()] })
  whenChanging('patch', () => refusal(404, 'REMINDER_NOT_FOUND', 'This reminder was not found'))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Pause BPC-157 Reminder' }))
  expect(await screen.findByText('This reminder was not found')).toBeVisible()
})

test('a new reminder offers to resend the pending verification link', async () => {
  serveRegimen({ plan: [anEntry()] })
  let sent = 0
  server.use(
    http.post('/api/auth/verify-email/send', () => {
      sent++
      return HttpResponse.json({ message: 'We sent the link.' })
    }),
  )
  const { user } = renderPage(<MyPlan />, {
    path: '/reminders?tab=reminders',
    user: aUser({ emailProvedAt: null }),
  })
  await user.click((await screen.findAllByRole('button', { name: 'New Reminder' }))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText('We sent the link.')).toBeVisible()
  expect(sent).toBe(1)
})

test('new and edited reminders consider logged doses', async () => {
  const dose = aDose({ takenAt: '2026-03-10T01:00:00.000Z' })
  serveRegimen({
    plan: [anEntry()],
    reminders: [aReminder({ nextAt: '2026-03-11T12:00:00.000Z' })],
    doses: [dose],
  })
  const { user } = open()
  // The first reminder resolves the dose; a second one covers the same day again.
  const buttons = [
    ['New Reminder', 'Tue, Mar 10'],
    ['Edit BPC-157 Reminder', 'Wed, Mar 11'],
  ] as const
  for (const [name, next] of buttons) {
    await user.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(new RegExp(`^Last dose 2 h ago. Next: ${next}, 8:00`))).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
})
