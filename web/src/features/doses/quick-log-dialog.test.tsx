import { fireEvent, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dialog, openDoseDialog, stored, whenLogging } from '../../test/dose-dialog.tsx'
import { aDose, anEntry, anEntryOf } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { QuickLogDialog } from './quick-log-dialog.tsx'

const semaglutide = anEntryOf(12, 'Semaglutide', { currentDose: '0.5 mg', frequency: 'Weekly' })

const doses = [
  aDose({
    id: 3,
    userPeptideId: 11,
    volume: 0.1,
    injectionSite: 'Right thigh',
    takenAt: '2026-03-10T02:00:00.000Z',
  }),
  aDose({ id: 2, userPeptideId: 12, injectionSite: 'Left hip', takenAt: '2026-03-02T02:00:00.000Z' }),
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const openQuickLog = (choices?: { entryId: number }) => openDoseDialog(QuickLogDialog, choices)

test('another peptide brings its own choices', async () => {
  serveRegimen({ plan: [anEntry(), semaglutide], doses })
  const { user } = await openQuickLog()
  const form = dialog()
  await user.click(form.getByRole('radio', { name: 'BPC-157' }))
  expect(form.getByLabelText('Dose')).toHaveValue('250 mcg')
  expect(form.getByLabelText(/^Injection site(?! on)/)).toHaveValue('Right thigh')
  expect(form.getByLabelText(/^Volume \(/)).toHaveValue('0.1')
})

test('only the dose is required', async () => {
  serveRegimen({ plan: [anEntry()] })
  const sent = whenLogging(stored)
  const { user } = await openQuickLog({ entryId: 11 })
  const form = dialog()
  await user.clear(form.getByLabelText('Dose'))
  await user.click(form.getByRole('button', { name: 'Log Dose' }))
  expect(await form.findByText('Dose is required')).toHaveRole('alert')
  expect(form.getAllByRole('alert')).toHaveLength(1)
  expect(sent).toEqual([])
})

test('a time can be told, in the person’s own zone', async () => {
  serveRegimen({ plan: [anEntry()] })
  const sent = whenLogging(stored)
  const { user } = await openQuickLog({ entryId: 11 })
  const form = dialog()
  await user.click(form.getByText('Volume, feeling, time, notes'))
  fireEvent.change(form.getByLabelText(/^Date/), { target: { value: '2026-03-09' } })
  fireEvent.change(form.getByLabelText(/^Time/), { target: { value: '07:15' } })
  await user.click(form.getByRole('button', { name: 'Log Dose' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.takenAt).toBe('2026-03-09T11:15:00.000Z')
})

test('a failure is told and keeps what was typed', async () => {
  serveRegimen({ plan: [anEntry()] })
  whenLogging(() => HttpResponse.error())
  const { user } = await openQuickLog({ entryId: 11 })
  const form = dialog()
  await user.type(form.getByLabelText('Dose'), ' twice')
  await user.click(form.getByRole('button', { name: 'Log Dose' }))
  expect(await form.findByText('Failed to log peptide dose. Please try again.')).toHaveRole('alert')
  expect(form.getByLabelText('Dose')).toHaveValue('250 mcg twice')
})
