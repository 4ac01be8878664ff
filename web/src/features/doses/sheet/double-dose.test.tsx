import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dialog, openDoseSheet, stored, whenLogging } from '../../../test/dose-sheet.tsx'
import { aDose, anEntry, anEntryOf } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'

const source = { name: 'Example label', url: 'https://example.org/label', checked: '2026-11-22' }

const weekly = anEntryOf(12, 'Semaglutide', { currentDose: '0.5 mg', frequency: 'Weekly' })

const fifteenHoursAgo = aDose({
  id: 5,
  userPeptideId: 12,
  peptideName: 'Semaglutide',
  dose: '0.5 mg',
  injectionSite: 'Abdomen, lower left',
  notes: 'After breakfast',
  takenAt: '2026-03-09T12:00:00.000Z',
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const button = (name: string) => dialog().getByRole('button', { name })

async function openDouble() {
  serveRegimen({ plan: [weekly], doses: [fifteenHoursAgo] })
  const sent = whenLogging(stored)
  return { ...(await openDoseSheet({ entryPoint: 'plan' })), sent }
}

test('shows immediately that a dose is too soon: when, where, and what the plan says', async () => {
  const { user } = await openDouble()
  const warning = dialog().getByRole('alert')
  expect(warning).toHaveTextContent('You logged 0.5 mg 15 h ago')
  expect(warning).toHaveTextContent(/Today, 8:00\sAM · Abdomen, lower left/)
  expect(warning).toHaveTextContent('Your plan says 0.5 mg, Weekly.')
  for (const name of ['Don’t log', 'Log anyway'])
    expect(button(name)).toHaveAccessibleDescription(/You logged 0.5 mg 15 h ago/)
  expect(dialog().queryByRole('button', { name: 'Log Dose' })).not.toBeInTheDocument()
  await user.click(button('Show that dose'))
  expect(dialog().getByText('After breakfast')).toBeVisible()
})

test("that button and keys don't log it", async () => {
  const { user, sent } = await openDouble()
  await user.click(dialog().getByLabelText('Dose'))
  await user.keyboard('{Enter}')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.click(button('Don’t log'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([])
})

test('it can be logged again without a third question', async () => {
  const { user, sent } = await openDouble()
  await user.click(button('Log anyway'))
  await waitFor(() => expect(sent).toMatchObject([{ dose: '0.5 mg', userPeptideId: 12 }]))
})

test('a sufficiently different time or another peptide is no duplicate', async () => {
  serveRegimen({ plan: [weekly, anEntry()], doses: [fifteenHoursAgo] })
  const { user } = await openDoseSheet({ entryPoint: 'dashboard', entryId: 12 })
  expect(button('Log anyway')).toBeVisible()
  fireEvent.change(dialog().getByLabelText('Date'), { target: { value: '2026-03-02' } })
  await waitFor(() => expect(button('Log Dose')).toBeVisible())
  fireEvent.change(dialog().getByLabelText('Date'), { target: { value: '2026-03-09' } })
  await waitFor(() => expect(button('Log anyway')).toBeVisible())
  await user.click(dialog().getByRole('radio', { name: 'BPC-157' }))
  expect(button('Log Dose')).toBeVisible()
})

test('the label’s interval applies when it is longer, with its source', async () => {
  const label = { apart: { hours: 48, source } }
  const daily = anEntryOf(12, 'Semaglutide', { currentDose: '0.5 mg', frequency: 'Daily' })
  serveRegimen({
    plan: [{ ...daily, peptide: { ...daily.peptide, label } as typeof daily.peptide }],
    doses: [fifteenHoursAgo],
  })
  await openDoseSheet({ entryPoint: 'plan' })
  expect(dialog().getByRole('alert')).toHaveTextContent(
    'The label says at least 48 h between two doses (Example label, checked Nov 22, 2026).',
  )
})

test('asks nothing after half an interval', async () => {
  const daily = anEntryOf(12, 'Semaglutide', { currentDose: '0.5 mg', frequency: 'Daily' })
  serveRegimen({ plan: [daily], doses: [fifteenHoursAgo] })
  await openDoseSheet({ entryPoint: 'plan' })
  expect(button('Log Dose')).toBeVisible()
  expect(dialog().queryByRole('alert')).not.toBeInTheDocument()
})

test('shows the server’s warnings with the logged dose, except those already asked about', async () => {
  serveRegimen({ plan: [weekly], doses: [fifteenHoursAgo] })
  const warnings = [
    { code: 'TOO_SOON', message: 'You logged 0.5 mg 15 h ago. Your plan says 0.5 mg, Weekly.' },
    { code: 'SAME_CLASS', message: 'Tirzepatide in your plan is a GLP-1 agonist too.' },
  ]
  whenLogging((id) => HttpResponse.json({ ...aDose({ id }), warnings }, { status: 201 }))
  const { user } = await openDoseSheet({ entryPoint: 'plan' })
  await user.click(button('Log anyway'))
  expect(await screen.findByText('Dose logged successfully')).toBeVisible()
  expect(screen.getByText('Tirzepatide in your plan is a GLP-1 agonist too.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/15 h ago/)).not.toBeInTheDocument())
})
