import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aReminder } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import {
  choose,
  days,
  dialog,
  field,
  MONDAY_NIGHT,
  type OpenReminder,
  openEdit,
  preview,
} from '../../../test/reminder-dialog.tsx'
import { server } from '../../../test/server.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY_NIGHT })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('editing', () => {
  const save = ({ user }: OpenReminder) => user.click(dialog().getByRole('button', { name: 'Save' }))
  const whenSaving = (answer: () => Response) => {
    const sent: unknown[] = []
    server.use(
      http.patch('/api/reminders/31', async ({ request }) => {
        sent.push(await request.json())
        return answer()
      }),
    )
    return sent
  }

  test('starts with the stored values and keeps its peptide', async () => {
    const reminder = aReminder({
      title: 'BPC-157 Reminder',
      frequency: 'Custom',
      days: '["Tuesday","Sunday"]',
      timingOptions: '[240,5]',
      time: '19:45',
      notifications: { push: false, email: true, sms: true },
    })
    serveRegimen()
    const sent = whenSaving(() => HttpResponse.json(reminder))
    const page = await openEdit(reminder)
    expect(dialog().queryByLabelText('Peptide')).not.toBeInTheDocument()
    expect(days()).toEqual(['Tuesday', 'Sunday'])
    expect(dialog().getByRole('checkbox', { name: '4 hours' })).toBeChecked()
    await page.user.clear(field('Dose'))
    await page.user.type(field('Dose'), '500 mcg')
    await save(page)
    expect(await screen.findByText('Reminder updated successfully')).toBeVisible()
    expect(sent).toEqual([
      {
        title: 'BPC-157 Reminder',
        dose: '500 mcg',
        frequency: 'Custom',
        time: '19:45',
        days: '["Tuesday","Sunday"]',
        timingOptions: '[240,5]',
        repeatEvery: null,
        notifications: { push: false, email: true, sms: true },
      },
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test.each([
    ['goes on counting from where it began', 'Every other day', 'Tue, Mar 10'],
    ['counts from today where it was daily before', 'Daily', 'Wed, Mar 11'],
  ])('every other day %s', async (_name, frequency, next) => {
    serveRegimen()
    const reminder = aReminder({ frequency, anchor: '2026-03-02' })
    const page = await openEdit(reminder)
    await choose(page, 'Frequency', 'Weekly')
    await choose(page, 'Frequency', 'Every other day')
    expect(preview()).toBe(`Next: ${next}, 8:00 AM. We remind you 30 minutes before.`)
  })

  test("a schedule that can't be parsed asks for its days", async () => {
    serveRegimen()
    const reminder = aReminder({ frequency: 'Custom', days: 'Mondays' })
    const page = await openEdit(reminder)
    expect(days()).toEqual([])
    await save(page)
    expect(await dialog().findByText('Please select at least one day')).toHaveRole('alert')
  })

  test('shows an error and keeps the input on failure', async () => {
    serveRegimen()
    const reminder = aReminder()
    whenSaving(() => HttpResponse.json({}, { status: 500 }))
    const page = await openEdit(reminder)
    await page.user.type(field('Title'), ', early')
    await save(page)
    expect(await screen.findByText('Failed to update reminder. Please try again.')).toHaveRole('alert')
    expect(field('Title')).toHaveValue('BPC-157 Reminder, early')
  })
})
