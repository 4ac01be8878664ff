import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dialog, openDoseSheet, stored, whenLogging } from '../../../test/dose-sheet.tsx'
import { anEntry } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const open = (choices: Omit<Parameters<typeof openDoseSheet>[0], 'entryPoint'> = {}) =>
  openDoseSheet({ entryPoint: 'plan', ...choices })
const log = () => dialog().getByRole('button', { name: 'Log Dose' })

test('requires only the dose, which was taken now', async () => {
  serveRegimen({ plan: [anEntry()] })
  const sent = whenLogging(stored)
  const { user } = await open({ entryId: 11 })
  await user.clear(dialog().getByLabelText('Dose'))
  await user.click(log())
  expect(await dialog().findByText('Dose is required')).toHaveRole('alert')
  expect(dialog().getAllByRole('alert')).toHaveLength(1)
  expect(sent).toEqual([])
  await user.type(dialog().getByLabelText('Dose'), '0,3')
  await user.click(log())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ dose: '0.3 mcg', feeling: null, injectionSite: null })
  expect(sent[0]?.takenAt).toBe('2026-03-10T03:00:00.000Z')
})

test('a time can be given in the person’s own zone', async () => {
  serveRegimen({ plan: [anEntry()] })
  const sent = whenLogging(stored)
  const { user } = await open({ entryId: 11 })
  fireEvent.change(dialog().getByLabelText('Date'), { target: { value: '2026-03-08' } })
  fireEvent.change(dialog().getByLabelText('Time'), { target: { value: '07:15' } })
  await user.click(log())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.takenAt).toBe('2026-03-08T11:15:00.000Z')
})

test('another day never means now and asks for its time', async () => {
  serveRegimen({ plan: [anEntry()] })
  const sent = whenLogging(stored)
  const { user } = await open({ entryId: 11 })
  fireEvent.change(dialog().getByLabelText('Date'), { target: { value: '2026-03-08' } })
  await user.click(log())
  expect(await dialog().findByText('Time is required')).toHaveRole('alert')
  fireEvent.change(dialog().getByLabelText('Time'), { target: { value: '07:15' } })
  await user.click(log())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.takenAt).toBe('2026-03-08T11:15:00.000Z')
})

test('a time alone means today, and a future one is refused', async () => {
  serveRegimen({ plan: [anEntry()] })
  const sent = whenLogging(stored)
  const { user } = await open({ entryId: 11 })
  // It is 23:00 of the 9th in New York.
  fireEvent.change(dialog().getByLabelText('Time'), { target: { value: '23:30' } })
  await user.click(log())
  expect(await dialog().findByText('You can’t log a dose for a future time')).toHaveRole('alert')
  fireEvent.change(dialog().getByLabelText('Time'), { target: { value: '07:15' } })
  await user.click(log())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.takenAt).toBe('2026-03-09T11:15:00.000Z')
})

test('Ctrl+Enter logs nothing while asking whether to discard', async () => {
  serveRegimen({ plan: [anEntry()] })
  const sent = whenLogging(stored)
  // A calculated dose is never stored as a draft.
  const { user } = await open({ entryId: 11, amount: { dose: '300 mcg', volume: 0.12 } })
  await user.click(dialog().getByRole('button', { name: 'More' }))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.click(screen.getByRole('button', { name: /^Keep/ }))
  expect(sent).toEqual([])
})

test('takes over the calculator’s result, with its volume while the dose is the same', async () => {
  serveRegimen({ plan: [anEntry()] })
  const sent = whenLogging(stored)
  const { user } = await open({ entryId: 11, amount: { dose: '300 mcg', volume: 0.12 } })
  expect(dialog().getByLabelText('Dose')).toHaveValue('300')
  expect(dialog().getByLabelText(/^Volume \(/)).toHaveValue('0.12')
  await user.click(dialog().getByRole('button', { name: 'More' }))
  expect(dialog().getByLabelText(/^Volume \(/)).toHaveValue('')
  await user.click(dialog().getByRole('button', { name: 'Less' }))
  await user.click(log())
  await waitFor(() => expect(sent).toMatchObject([{ dose: '300 mcg', volume: 0.12 }]))
})

test('a failure shows an error and keeps the input', async () => {
  serveRegimen({ plan: [anEntry()] })
  whenLogging(() => HttpResponse.error())
  const { user } = await open({ entryId: 11 })
  await user.click(dialog().getByRole('button', { name: 'More' }))
  await user.click(log())
  expect(await dialog().findByText('Failed to log peptide dose. Please try again.')).toHaveRole('alert')
  expect(dialog().getByLabelText('Dose')).toHaveValue('300')
})
