import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dialog, openDoseSheet, stored, whenLogging } from '../../../test/dose-sheet.tsx'
import { anEntry } from '../../../test/regimen.ts'
import { refusal, serveRegimen } from '../../../test/regimen-server.ts'
import { server } from '../../../test/server.ts'
import { serverClockAt } from '../../../test/server-clock.ts'
import { pass, stopTime, until } from '../../../test/time.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const openSheet = (timeZone?: string) => openDoseSheet({ entryPoint: 'dashboard', timeZone })

const submit = () => dialog().getByRole('button', { name: /^Log/ })

/** Longer than the double-tap window. */
const later = () => new Promise((resolve) => setTimeout(resolve, 310))

const unfold = ({ user }: Awaited<ReturnType<typeof openSheet>>) =>
  user.click(screen.getByRole('button', { name: /^Volume/ }))

async function logOne(page: Awaited<ReturnType<typeof openSheet>>) {
  await page.user.click(screen.getByRole('button', { name: 'Good' }))
  await page.user.click(submit())
}

describe('validation', () => {
  test('has one sentence per missing part, and sends nothing', async () => {
    serveRegimen({ plan: [anEntry()] })
    const { user } = await openSheet()
    await user.clear(screen.getByLabelText('Dose'))
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '' } })
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '' } })
    await user.click(submit())
    expect(await screen.findByText('Dose is required')).toHaveRole('alert')
    expect(screen.getByText("Please describe how you're feeling")).toHaveRole('alert')
    expect(screen.getByText('Date is required')).toHaveRole('alert')
    expect(screen.getByText('Time is required')).toHaveRole('alert')
    expect(screen.getByLabelText('Dose')).toHaveFocus()
  })

  test('refuses a time in the future', async () => {
    serveRegimen({ plan: [anEntry()] })
    const sent = whenLogging(stored)
    const page = await openSheet()
    expect(screen.getByLabelText('Date')).toHaveAttribute('max', '2026-03-09')
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '23:10' } })
    await logOne(page)
    expect(await screen.findByText('You can’t log a dose for a future time')).toHaveRole('alert')
    expect(sent).toEqual([])
  })

  test('focuses the options of a missing feeling instead of a keyboard', async () => {
    serveRegimen({ plan: [anEntry()] })
    const { user } = await openSheet()
    await user.click(submit())
    expect(await screen.findByText("Please describe how you're feeling")).toHaveRole('alert')
    expect(screen.getByRole('button', { name: 'Great' })).toHaveFocus()
  })

  test.each([
    ['abc', 'Volume must be a number'],
    ['-1', 'Volume must be at least 0.001 mL'],
    ['0.1234', 'Volume has at most 3 decimals'],
  ])('refuses a volume of %s: %s', async (volume, message) => {
    serveRegimen({ plan: [anEntry()] })
    const page = await openSheet()
    await unfold(page)
    await page.user.type(screen.getByLabelText(/^Volume/), volume)
    await logOne(page)
    expect(await screen.findByText(message)).toHaveRole('alert')
  })
})

describe('the request', () => {
  test('has the input at that time in the person’s own zone', async () => {
    serveRegimen({ plan: [anEntry()] })
    const sent = whenLogging(stored)
    const page = await openSheet('Asia/Kolkata')
    const { user } = page
    expect(screen.getByLabelText('Date')).toHaveValue('2026-03-10')
    expect(screen.getByLabelText('Time')).toHaveValue('08:30')
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-09' } })
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '21:15' } })
    await unfold(page)
    await user.type(screen.getByLabelText(/^Volume/), '0,125')
    await user.click(screen.getByRole('radio', { name: /^Left thigh/ }))
    await user.click(screen.getByRole('button', { name: 'Tired' }))
    await user.type(screen.getByLabelText(/^Notes/), 'New vial')
    await user.click(submit())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({
      userPeptideId: 11,
      dose: '250 mcg',
      volume: 0.125,
      injectionSite: 'Left thigh',
      feeling: 'Tired',
      notes: 'New vial',
      takenAt: '2026-03-09T15:45:00.000Z',
      clientId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  test.each([
    ['12 minutes fast', '2026-03-10T03:12:00Z', '23:00', '2026-03-10T03:00:00.000Z'],
    ['3 hours slow', '2026-03-10T00:00:00Z', '23:00', '2026-03-10T03:00:00.000Z'],
    ['3 hours slow', '2026-03-10T00:00:00Z', '22:40', '2026-03-10T02:40:00.000Z'],
  ])('has the server’s time on a device that is %s, or the typed time', async (...row) => {
    const [, device, time, takenAt] = row
    vi.setSystemTime(Date.parse(device))
    serverClockAt(Date.parse('2026-03-10T03:00:20Z'))
    serveRegimen({ plan: [anEntry()] })
    const sent = whenLogging(stored)
    const page = await openSheet()
    expect(screen.getByLabelText('Time')).toHaveValue('23:00')
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: time } })
    await logOne(page)
    await waitFor(() => expect(sent).toMatchObject([{ takenAt }]))
  })

  test('omits optional fields', async () => {
    serveRegimen({ plan: [anEntry()] })
    const sent = whenLogging(stored)
    await logOne(await openSheet())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ volume: null, injectionSite: null, notes: null })
    expect(sent[0]?.takenAt).toBe('2026-03-10T03:00:00.000Z')
  })

  test('a quick answer never overwrites typed words, and a second tap removes it', async () => {
    serveRegimen({ plan: [anEntry()] })
    const page = await openSheet()
    const { user } = page
    await unfold(page)
    const words = screen.getByLabelText(/^Feeling/)
    await user.click(screen.getByRole('button', { name: 'Great' }))
    await user.click(screen.getByRole('button', { name: 'Okay' }))
    expect(words).toHaveValue('Okay')
    expect(screen.getByRole('button', { name: 'Okay', pressed: true })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Okay' }))
    expect(words).toHaveValue('')
    await user.type(words, 'Slight headache')
    await user.click(screen.getByRole('button', { name: 'Tired' }))
    expect(words).toHaveValue('Slight headache, tired')
  })

  test('Ctrl+Enter logs from anywhere', async () => {
    serveRegimen({ plan: [anEntry()] })
    const sent = whenLogging(stored)
    const { user } = await openSheet()
    await user.click(screen.getByRole('button', { name: 'Good' }))
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})

describe('leaving', () => {
  test('keeps the input for next time, and nothing else', async () => {
    serveRegimen({ plan: [anEntry()] })
    const { user, open } = await openSheet()
    await user.click(screen.getByRole('button', { name: 'Good' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findByText('Draft saved')).toBeVisible()
    await open()
    expect(await screen.findByRole('button', { name: 'Good', pressed: true })).toBeVisible()
    expect(Object.values(localStorage)).toEqual([expect.stringMatching(/"fields":\{"feeling":"Good"\}/)])
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(localStorage).toHaveLength(0)
  })

  test('asks nothing without input', async () => {
    serveRegimen({ plan: [anEntry()] })
    const { user } = await openSheet()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('a failure', () => {
  test('shows an error and keeps the input, and the retry is the same dose', async () => {
    serveRegimen({ plan: [anEntry()] })
    const sent = whenLogging(() => refusal(500, 'INTERNAL', 'Something went wrong on our end.'), stored)
    const page = await openSheet()
    await logOne(page)
    expect(await screen.findByText('Failed to log dose. Please try again.')).toHaveRole('alert')
    expect(screen.getByRole('button', { name: 'Good', pressed: true })).toBeVisible()
    await later()
    await page.user.click(submit())
    expect(await screen.findByText('Dose logged successfully')).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  test('shows the server’s reason', async () => {
    serveRegimen({ plan: [anEntry()] })
    whenLogging(() => refusal(400, 'TAKEN_IN_FUTURE', 'You can’t log a dose for a future time'))
    await logOne(await openSheet())
    expect(await screen.findByText('You can’t log a dose for a future time')).toHaveRole('alert')
  })

  test('is cleared when the dialog reopens', async () => {
    serveRegimen({ plan: [anEntry()] })
    whenLogging(() => HttpResponse.error())
    const page = await openSheet()
    await logOne(page)
    await screen.findByText('Failed to log dose. Please try again.')
    await page.user.click(dialog().getByRole('button', { name: 'Cancel' }))
    await page.open()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test("an ended session isn't shown as a failed dose", async () => {
    serveRegimen({ plan: [anEntry()] })
    const sent = whenLogging(() => refusal(401, 'NOT_SIGNED_IN', 'Please sign in'))
    await logOne(await openSheet())
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('the next dose has its own id', async () => {
  serveRegimen({ plan: [anEntry()] })
  const sent = whenLogging(stored)
  const page = await openSheet()
  await logOne(page)
  await screen.findByText('Dose logged successfully')
  await later()
  await page.open()
  await logOne(page)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.clientId).not.toBe(sent[0]?.clientId)
})

test('a double tap logs one dose', async () => {
  serveRegimen({ plan: [anEntry()] })
  const sent = whenLogging(() => refusal(500, 'INTERNAL', 'Something went wrong on our end.'))
  const page = await openSheet()
  await page.user.click(screen.getByRole('button', { name: 'Good' }))
  await page.user.dblClick(submit())
  await screen.findByText('Failed to log dose. Please try again.')
  expect(sent).toHaveLength(1)
})

describe('undo', () => {
  test('says when the dose was removed elsewhere', async () => {
    serveRegimen({ plan: [anEntry()] })
    whenLogging(stored)
    const page = await openSheet()
    await logOne(page)
    const notFound = 'This dose doesn’t exist'
    server.use(http.delete('/api/dosage-logs/:id', () => refusal(404, 'DOSE_NOT_FOUND', notFound)))
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(notFound)).toBeVisible()
  })

  test('disappears after ten seconds', async () => {
    serveRegimen({ plan: [anEntry()] })
    whenLogging(stored)
    const { user } = await openSheet()
    await user.click(screen.getByRole('button', { name: 'Good' }))
    vi.useRealTimers()
    stopTime()
    fireEvent.click(submit())
    const undo = () => screen.queryByRole('button', { name: 'Undo' })
    await until(() => undo() !== null)
    await pass(9900)
    expect(undo()).toBeVisible()
    await pass(200)
    expect(undo()).not.toBeInTheDocument()
  })
})
