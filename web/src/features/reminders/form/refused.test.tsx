import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anEntry, anEntryOf, aReminder } from '../../../test/regimen.ts'
import { refusal, serveRegimen } from '../../../test/regimen-server.ts'
import {
  choose,
  create,
  dialog,
  field,
  MONDAY_NIGHT,
  openNew,
  press,
  serveReminderCreation,
} from '../../../test/reminder-dialog.tsx'
import { passDoubleTap } from '../../../test/time.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY_NIGHT })
})

afterEach(() => {
  vi.useRealTimers()
})

const bpc = anEntry()
const tb = anEntryOf(12, 'TB-500', { currentDose: '2 mg', frequency: '2x per week' })

describe('missing input is shown at its field', () => {
  test('peptide, title, dose and time', async () => {
    serveRegimen({ plan: [bpc, tb] })
    const sent = serveReminderCreation(() => HttpResponse.error())
    const page = await openNew()
    fireEvent.change(field('Time'), { target: { value: '' } })
    await create(page)
    for (const message of [
      'Please select a peptide',
      'Title is required',
      'Dose is required',
      'Time is required',
    ])
      expect(await dialog().findByText(message)).toHaveRole('alert')
    expect(sent).toEqual([])
  })

  test('a day and a timing; the focus moves to the first of them', async () => {
    serveRegimen({ plan: [bpc] })
    const sent = serveReminderCreation(() => HttpResponse.error())
    const page = await openNew()
    await choose(page, 'Frequency', 'Weekly')
    await press(page, 'Monday')
    await press(page, '30 minutes')
    await create(page)
    expect(await dialog().findByText('Please select at least one day')).toHaveRole('alert')
    expect(dialog().getByText('Please select at least one reminder timing')).toHaveRole('alert')
    expect(dialog().getByRole('group', { name: 'Days' })).toHaveAccessibleDescription(
      'Please select at least one day',
    )
    expect(dialog().getByRole('checkbox', { name: 'Monday' })).toHaveFocus()
    await press(page, 'Friday')
    await waitFor(() =>
      expect(dialog().queryByText('Please select at least one day')).not.toBeInTheDocument(),
    )
    expect(sent).toEqual([])
  })
})

describe('a failure', () => {
  test('shows an error, keeps the input, and a retry is the same reminder', async () => {
    serveRegimen({ plan: [bpc] })
    const sent = serveReminderCreation(() =>
      HttpResponse.json({ code: 'INTERNAL', message: 'Oops' }, { status: 500 }),
    )
    const page = await openNew()
    await page.user.type(field('Title'), ' for the knee')
    await create(page)
    expect(await screen.findByText('Failed to create reminder. Please try again.')).toHaveRole('alert')
    expect(field('Title')).toHaveValue('BPC-157 Reminder for the knee')
    await passDoubleTap()
    await create(page)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.clientId).toBe(sent[0]?.clientId)
  })

  test('shows the server’s reason', async () => {
    serveRegimen({ plan: [bpc] })
    const notFound = 'This peptide isn’t in your plan'
    serveReminderCreation(() => refusal(404, 'PLAN_ENTRY_NOT_FOUND', notFound))
    const page = await openNew()
    await create(page)
    expect(await screen.findByText(notFound)).toHaveRole('alert')
  })

  test('sends nothing twice while pending', async () => {
    serveRegimen({ plan: [bpc] })
    const reply = Promise.withResolvers<void>()
    const sent = serveReminderCreation(async () => {
      await reply.promise
      return HttpResponse.json(aReminder(), { status: 201 })
    })
    const page = await openNew()
    await create(page)
    const pending = await dialog().findByRole('button', { name: 'Creating...' })
    await page.user.click(pending)
    reply.resolve()
    expect(await screen.findByText('Reminder created successfully')).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})
