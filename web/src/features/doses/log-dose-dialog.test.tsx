import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dialog, openDoseDialog, stored, whenLogging } from '../../test/dose-dialog.tsx'
import { aDose, anEntry, anEntryOf } from '../../test/regimen.ts'
import { refusal, serveRegimen } from '../../test/regimen-server.ts'
import { server } from '../../test/server.ts'
import { pass, stopTime, until } from '../../test/time.ts'
import { LogDoseDialog } from './log-dose-dialog.tsx'

const semaglutide = anEntryOf(12, 'Semaglutide', { currentDose: '0.5 mg' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const openDialog = (timeZone?: string) => openDoseDialog(LogDoseDialog, { timeZone })

const submit = () => dialog().getByRole('button', { name: /^Log/ })

/** Past the time within which a second tap is the same tap. */
const later = () => new Promise((resolve) => setTimeout(resolve, 310))

async function logOne(page: Awaited<ReturnType<typeof openDialog>>) {
  await page.user.click(screen.getByRole('button', { name: 'Good' }))
  await page.user.click(submit())
}

describe('what has to be said', () => {
  test('each missing part by its own sentence, and nothing is sent', async () => {
    serveRegimen({ plan: [anEntry(), semaglutide] })
    const { user } = await openDialog()
    await user.selectOptions(screen.getByLabelText('Peptide'), 'Select a peptide')
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '' } })
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '' } })
    await user.click(submit())
    expect(await screen.findByText('Please select a peptide')).toHaveRole('alert')
    expect(screen.getByText('Dose is required')).toHaveRole('alert')
    expect(screen.getByText("Please describe how you're feeling")).toHaveRole('alert')
    expect(screen.getByText('Date is required')).toHaveRole('alert')
    expect(screen.getByText('Time is required')).toHaveRole('alert')
    expect(screen.getByLabelText('Peptide')).toHaveFocus()
  })

  test.each([
    ['abc', 'Volume must be a number'],
    ['-1', 'Volume must be at least 0.001 mL'],
    ['0.1234', 'Volume has at most 3 decimals'],
  ])('a volume of %s is refused: %s', async (volume, message) => {
    serveRegimen({ plan: [anEntry()] })
    const page = await openDialog()
    await page.user.type(screen.getByLabelText(/^Volume/), volume)
    await logOne(page)
    expect(await screen.findByText(message)).toHaveRole('alert')
  })
})

describe('last time’s choices', () => {
  const doses = [
    aDose({ id: 3, userPeptideId: 12, dose: '0.25 mg', volume: 0.1, injectionSite: 'Left hip' }),
    aDose({ id: 2, userPeptideId: 11, dose: '250 mcg', volume: 0.125, injectionSite: 'Right thigh' }),
  ]

  test('come with the peptide; the one that is due stands there already', async () => {
    serveRegimen({ plan: [anEntry(), semaglutide], doses })
    const { user } = await openDialog()
    expect(screen.getByLabelText('Peptide')).not.toHaveDisplayValue('Select a peptide')
    await user.selectOptions(screen.getByLabelText('Peptide'), 'BPC-157')
    expect(screen.getByLabelText('Dose')).toHaveValue('250 mcg')
    expect(screen.getByLabelText(/^Volume/)).toHaveValue('0.125')
    expect(screen.getByText('Last time: Right thigh')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Right thigh, last time' })).not.toBeChecked()

    await user.selectOptions(screen.getByLabelText('Peptide'), 'Semaglutide')
    expect(screen.getByLabelText('Dose')).toHaveValue('0.5 mg')
    expect(screen.getByText('Last time: 0.25 mg')).toBeVisible()
    expect(screen.getByLabelText(/^Volume/)).toHaveValue('')
  })

  test('with one peptide there is nothing to choose', async () => {
    serveRegimen({ plan: [anEntry()], doses })
    await openDialog()
    expect(screen.getByLabelText('Peptide')).toHaveDisplayValue('BPC-157')
    expect(screen.getByLabelText('Dose')).toHaveValue('250 mcg')
  })
})

describe('what is sent', () => {
  test('is what was said, at that moment in the person’s own zone', async () => {
    serveRegimen({ plan: [anEntry()] })
    const sent = whenLogging(stored)
    const { user } = await openDialog('Asia/Kolkata')
    expect(screen.getByLabelText('Date')).toHaveValue('2026-03-10')
    expect(screen.getByLabelText('Time')).toHaveValue('08:30')
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-09' } })
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '21:15' } })
    await user.type(screen.getByLabelText(/^Volume/), '0,125')
    await user.click(screen.getByRole('radio', { name: 'Left thigh' }))
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

  test('leaves out what was not said', async () => {
    serveRegimen({ plan: [anEntry()] })
    const sent = whenLogging(stored)
    await logOne(await openDialog())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ volume: null, injectionSite: null, notes: null })
    expect(sent[0]?.takenAt).toBe('2026-03-10T03:00:00.000Z')
  })

  test('the place can be typed as well as pointed at, and the two agree', async () => {
    serveRegimen({ plan: [anEntry()] })
    const { user } = await openDialog()
    const place = screen.getByLabelText(/^Injection site(?! on)/)
    await user.click(screen.getByRole('radio', { name: 'Left thigh' }))
    expect(place).toHaveValue('Left thigh')
    await user.clear(place)
    await user.type(place, 'Right hip')
    expect(screen.getByRole('radio', { name: 'Right hip' })).toBeChecked()
  })

  test('a quick answer never wipes out own words', async () => {
    serveRegimen({ plan: [anEntry()] })
    const { user } = await openDialog()
    const feeling = screen.getByLabelText('How are you feeling?')
    await user.click(screen.getByRole('button', { name: 'Great' }))
    await user.click(screen.getByRole('button', { name: 'Okay' }))
    expect(feeling).toHaveValue('Okay')
    await user.clear(feeling)
    await user.type(feeling, 'Slight headache')
    await user.click(screen.getByRole('button', { name: 'Tired' }))
    expect(feeling).toHaveValue('Slight headache, tired')
  })
})

describe('a failure', () => {
  test('is told, keeps what was typed, and the retry is the same dose', async () => {
    serveRegimen({ plan: [anEntry()] })
    const sent = whenLogging(() => refusal(500, 'INTERNAL', 'Something went wrong on our side.'), stored)
    const page = await openDialog()
    await logOne(page)
    expect(await screen.findByText('Failed to log dose. Please try again.')).toHaveRole('alert')
    expect(screen.getByLabelText('How are you feeling?')).toHaveValue('Good')
    await later()
    await page.user.click(submit())
    expect(await screen.findByText('Dose logged successfully')).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  test('for which the server has a reason tells that reason', async () => {
    serveRegimen({ plan: [anEntry()] })
    whenLogging(() => refusal(400, 'TAKEN_IN_FUTURE', 'A dose cannot be logged for a time to come'))
    await logOne(await openDialog())
    expect(await screen.findByText('A dose cannot be logged for a time to come')).toHaveRole('alert')
  })

  test('is forgotten when the dialog is opened again', async () => {
    serveRegimen({ plan: [anEntry()] })
    whenLogging(() => HttpResponse.error())
    const page = await openDialog()
    await logOne(page)
    await screen.findByText('Failed to log dose. Please try again.')
    await page.user.click(dialog().getByRole('button', { name: 'Cancel' }))
    await page.open()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('a session that ended is not called a failed dose', async () => {
    serveRegimen({ plan: [anEntry()] })
    const sent = whenLogging(() => refusal(401, 'NOT_SIGNED_IN', 'Please sign in'))
    await logOne(await openDialog())
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('the next dose has an id of its own', async () => {
  serveRegimen({ plan: [anEntry()] })
  const sent = whenLogging(stored)
  const page = await openDialog()
  await logOne(page)
  await screen.findByText('Dose logged successfully')
  await later()
  await page.open()
  await logOne(page)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.clientId).not.toBe(sent[0]?.clientId)
})

test('a double tap is one dose', async () => {
  serveRegimen({ plan: [anEntry()] })
  const sent = whenLogging(() => refusal(500, 'INTERNAL', 'Something went wrong on our side.'))
  const page = await openDialog()
  await page.user.click(screen.getByRole('button', { name: 'Good' }))
  await page.user.dblClick(submit())
  await screen.findByText('Failed to log dose. Please try again.')
  expect(sent).toHaveLength(1)
})

describe('the undo', () => {
  test('of a dose that was removed elsewhere says so', async () => {
    serveRegimen({ plan: [anEntry()] })
    whenLogging(stored)
    const page = await openDialog()
    await logOne(page)
    const gone = 'This dose does not exist'
    server.use(http.delete('/api/dosage-logs/:id', () => refusal(404, 'DOSE_NOT_FOUND', gone)))
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(gone)).toBeVisible()
  })

  test('is gone after ten seconds', async () => {
    serveRegimen({ plan: [anEntry()] })
    whenLogging(stored)
    const { user } = await openDialog()
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
