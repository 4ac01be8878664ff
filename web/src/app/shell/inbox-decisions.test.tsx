import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NOW, openInbox } from '../../test/inbox-panel.tsx'
import { aMessage, serveInbox } from '../../test/inbox-server.ts'
import { aDose, anEntry } from '../../test/regimen.ts'
import { refusal, serveRegimen } from '../../test/regimen-server.ts'
import { server } from '../../test/server.ts'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
})

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ')

describe('inbox actions on a reminder', () => {
  const buttons = (panel: ReturnType<typeof within>) =>
    within(panel.getByRole('listitem'))
      .queryAllByRole('button')
      .map((button) => button.textContent)

  test.each([
    ['is due', {}, ['Log Dose', 'Snooze 10 min', 'Skip']],
    ['was due yesterday', { occursAt: '2026-03-09T12:00:00.000Z' }, ['Log Dose', 'Skip']],
    ['was taken', { outcome: 'taken' as const }, []],
    ['was left out', { outcome: 'skipped' as const }, []],
    ['is deleted', { reminderId: null, userPeptideId: null }, []],
    ['was only a test', { kind: 'test' as const, reminderId: null, userPeptideId: null, occursOn: null }, []],
  ])('%s', async (_name, changes, expected) => {
    serveInbox([aMessage(changes)])
    const { panel } = await openInbox()
    await panel.findByText('BPC-157 Reminder')
    expect(buttons(panel)).toEqual(expected)
  })

  test('logging opens the dose of that entry and day, and the inbox then shows it as logged', async () => {
    const inbox = serveInbox([aMessage()])
    serveRegimen({ plan: [anEntry({ id: 10, currentDose: '1 mg' }), anEntry()], doses: [aDose()] })
    const sent = vi.fn()
    server.use(
      http.post('/api/dosage-logs', async ({ request }) => {
        sent(await request.json())
        inbox.messages = inbox.messages.map((message) => ({ ...message, outcome: 'taken' as const }))
        return HttpResponse.json({ ...aDose({ id: 102 }), warnings: [] }, { status: 201 })
      }),
    )
    const { panel, user } = await openInbox()
    await user.click(await panel.findByRole('button', { name: 'Log Dose' }))
    const form = within(await screen.findByRole('dialog', { name: 'Log Dose' }))
    await form.findByLabelText('Dose')
    await user.click(form.getByRole('button', { name: 'Log Dose' }))
    const { reminderId, occursOn } = aMessage()
    const said = { userPeptideId: 11, settles: { reminderId, occursOn } }
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining(said)))
    expect(await screen.findByText('Logged')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Log Dose' })).not.toBeInTheDocument()
  })

  test('snoozing shows when the reminder returns', async () => {
    const inbox = serveInbox([aMessage()])
    const sent = vi.fn()
    server.use(
      http.post('/api/reminders/:id/snooze', async ({ request, params }) => {
        sent(params.id, await request.json())
        inbox.messages = [aMessage({ snoozedUntil: '2026-03-10T12:40:00.000Z' })]
        return HttpResponse.json({ dueAt: '2026-03-10T12:40:00.000Z' })
      }),
    )
    const { panel, user } = await openInbox()
    await user.click(await panel.findByRole('button', { name: 'Snooze 10 min' }))
    await waitFor(() =>
      expect(plain(panel.getByRole('status').textContent)).toBe('We’ll remind you again at 8:40 AM'),
    )
    expect(sent).toHaveBeenCalledExactlyOnceWith('5', { occursOn: '2026-03-10' })
  })

  test('skipping asks first, and the inbox then shows it as skipped', async () => {
    const inbox = serveInbox([aMessage()])
    const sent = vi.fn()
    server.use(
      http.post('/api/reminders/:id/skip', async ({ request, params }) => {
        sent(params.id, await request.json())
        inbox.messages = [aMessage({ outcome: 'skipped' })]
        return HttpResponse.json({ message: 'Skipped' })
      }),
    )
    const { panel, user } = await openInbox()
    await user.click(await panel.findByRole('button', { name: 'Skip' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Skip this dose?' }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(sent).not.toHaveBeenCalled()
    await user.click(panel.getByRole('button', { name: 'Skip' }))
    await user.click(await screen.findByRole('button', { name: 'Skip dose' }))
    expect(await panel.findByText('Skipped')).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith('5', { occursOn: '2026-03-10' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  test('shows decisions that were made elsewhere meanwhile', async () => {
    const inbox = serveInbox([aMessage()])
    server.use(
      http.post('/api/reminders/:id/snooze', () => {
        inbox.messages = [aMessage({ outcome: 'taken' })]
        return refusal(409, 'OCCURRENCE_SETTLED', 'This dose was already logged or skipped')
      }),
    )
    const { panel, user } = await openInbox()
    await user.click(await panel.findByRole('button', { name: 'Snooze 10 min' }))
    expect(await screen.findByText('This dose was already logged or skipped')).toBeVisible()
    expect(await panel.findByText('Logged')).toBeVisible()
  })

  test('a failure shows an error and changes nothing', async () => {
    serveInbox([aMessage()])
    server.use(http.post('/api/reminders/:id/skip', () => HttpResponse.error()))
    const { panel, user } = await openInbox()
    await user.click(await panel.findByRole('button', { name: 'Skip' }))
    await user.click(await screen.findByRole('button', { name: 'Skip dose' }))
    expect(await screen.findByText('Failed to skip')).toBeVisible()
    expect(screen.getByText('We can’t reach the server. Check that you’re online.')).toBeVisible()
    expect(screen.getByRole('alertdialog', { name: 'Skip this dose?' })).toBeVisible()
  })
})
