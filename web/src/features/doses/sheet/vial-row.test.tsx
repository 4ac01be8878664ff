import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { dialog, openDoseSheet, whenLogging } from '../../../test/dose-sheet.tsx'
import { anEntry } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { aVial } from '../../../test/vials.ts'
import './vial-row.tsx'

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T14:00:00Z')))

async function open(vials: ReturnType<typeof aVial>[], currentDose = '2.5 mg') {
  onTestFinished(() => localStorage.removeItem('confirmed-vials'))
  serveRegimen({ plan: [anEntry({ currentDose })], vials })
  const sent = whenLogging()
  const page = await openDoseSheet({ entryPoint: 'plan' })
  return { ...page, sent }
}

const full = (volumeMl: number) => ({ amount: 10, unit: 'mg' as const, volumeMl })
const row = async () => within(await dialog().findByRole('region', { name: 'Vial' }))
const log = () => dialog().getByRole('button', { name: 'Log Dose' })

test('a dose is drawn from the vial mixed first, and its units follow that vial', async () => {
  const later = aVial({ id: 2, mixedOn: '2026-03-05' })
  const { user, sent } = await open([later, aVial()])
  expect((await row()).getByText('1 dose left after this')).toBeVisible()
  expect((await row()).getByText('10 mg · mixed Mar 1 · 1 mL left')).toBeVisible()
  expect(dialog().getByText('0.5 mL from your vial of 10 mg in 2 mL')).toBeVisible()
  expect(dialog().getByLabelText('Dose')).toHaveAttribute(
    'aria-valuetext',
    '2.5 milligrams, 50 units on the syringe',
  )
  await user.click(log())
  await waitFor(() => expect(sent[0]).toMatchObject({ dose: '2.5 mg', volume: 0.5, vialId: 1 }))
})

test.each([
  [3, '2 more doses before the discard date'],
  [2, '1 more dose before the discard date'],
  [1, 'Last dose before the discard date'],
  [0, '3 doses left after this'],
])('of 4 doses, %s until the discard date: %s', async (usableDoses, text) => {
  await open([aVial({ left: full(2), dosesLeft: 4, usableDoses })])
  expect((await row()).getByText(text)).toBeVisible()
})

test('another vial can be chosen, or none', async () => {
  const { user, sent } = await open([aVial({ id: 2, mixedOn: '2026-03-05' }), aVial()])
  const vial = await row()
  await user.click(vial.getByRole('button', { name: 'Change vial' }))
  await user.click(vial.getByRole('radio', { name: /mixed Mar 5/ }))
  await user.click(vial.getByRole('button', { name: 'Change vial' }))
  expect(vial.getByRole('radio', { name: /mixed Mar 5/ })).toBeChecked()
  await user.click(vial.getByRole('radio', { name: 'No vial' }))
  await user.click(log())
  await waitFor(() => expect(sent[0]).toMatchObject({ vialId: null }))
})

test("splits a dose that one vial can't hold", async () => {
  const almostEmpty = aVial({
    left: { amount: 1.5, unit: 'mg', volumeMl: 0.3 },
    dosesLeft: 0,
    usableDoses: 0,
  })
  const { user, sent } = await open([aVial({ id: 2, mixedOn: '2026-03-10' }), almostEmpty])
  const vial = await row()
  const question = within(vial.getByRole('group', { name: 'Still this vial?' }))
  expect(question.getByText('Not enough in this vial. 0.3 mL left, 0.5 mL needed.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Use both: 30 units, then 20 units more' }))
  expect(vial.queryByRole('group', { name: 'Still this vial?' })).not.toBeInTheDocument()
  expect(vial.getByText('Then 20 units more')).toBeVisible()
  await user.click(log())
  await waitFor(() => expect(sent[0]).toMatchObject({ dose: '2.5 mg', vialIds: [1, 2] }))
  expect(sent[0]).not.toHaveProperty('vialId')
})

test('logs the available part alone, or all from the next vial', async () => {
  const almostEmpty = aVial({
    left: { amount: 1.5, unit: 'mg', volumeMl: 0.3 },
    dosesLeft: 0,
    usableDoses: 0,
  })
  const { user, sent } = await open([aVial({ id: 2, mixedOn: '2026-03-10' }), almostEmpty])
  const vial = await row()
  await user.click(vial.getByRole('button', { name: 'Only 1.5 mg' }))
  expect(vial.getByText('Last dose in this vial')).toBeVisible()
  await user.clear(dialog().getByLabelText('Dose'))
  await user.type(dialog().getByLabelText('Dose'), '2.5')
  await user.click(vial.getByRole('button', { name: 'All from the next vial' }))
  await user.click(log())
  await waitFor(() => expect(sent[0]).toMatchObject({ vialId: 2 }))
})

test('the available part is offered in the unit of the dose', async () => {
  const left = { amount: 1.5, unit: 'mg' as const, volumeMl: 0.3 }
  const { user } = await open([aVial({ left, deadSpaceMl: 0.01, dosesLeft: 0, usableDoses: 0 })], '2500 mcg')
  await user.click((await row()).getByRole('button', { name: 'Only 1450 mcg' }))
  expect(dialog().getByLabelText('Dose')).toHaveValue('1450')
})

test('asks once about a vial mixed long ago', async () => {
  const old = aVial({ mixedOn: '2026-02-09', discardOn: '2026-04-01' })
  const { user, unmount } = await open([old])
  expect((await row()).getByText('Mixed more than 28 days ago, Feb 9.')).toBeVisible()
  await user.click((await row()).getByRole('button', { name: 'Yes, this vial' }))
  expect((await row()).queryByText(/^Mixed more than/)).not.toBeInTheDocument()
  unmount()
  await openDoseSheet({ entryPoint: 'plan' })
  expect((await row()).queryByText(/^Mixed more than/)).not.toBeInTheDocument()
})

test('asks about vials of different strengths', async () => {
  await open([aVial({ id: 2, mixedOn: '2026-03-05', waterMl: 1 }), aVial()])
  expect((await row()).getByText('Your open vials differ in strength.')).toBeVisible()
})

test('asks once about the first dose from a new vial of another strength', async () => {
  const before = aVial({ state: 'finished', mixedOn: '2026-02-20' })
  const { user, unmount } = await open([
    aVial({ id: 2, mixedOn: '2026-03-05', waterMl: 1, left: full(1) }),
    before,
  ])
  const words =
    /^This vial’s strength differs from your last vial’s\. Draw 0\.25 mL \(25 units\), not 0\.5 mL \(50 units\)\.$/
  expect((await row()).getByText(words)).toBeVisible()
  await user.click((await row()).getByRole('button', { name: 'Yes, this vial' }))
  expect((await row()).queryByText(words)).not.toBeInTheDocument()
  unmount()
  await openDoseSheet({ entryPoint: 'plan' })
  await row()
  expect((await row()).queryByText(words)).not.toBeInTheDocument()
})

test('asks about a vial past its date', async () => {
  await open([aVial({ discardOn: '2026-03-09' })])
  expect((await row()).getByText('Expired, Mar 9.')).toBeVisible()
})

test('shows a click pen’s clicks instead of a syringe', async () => {
  const pen = aVial({
    kind: 'click-pen',
    waterMl: 3,
    amount: 12,
    clicksPerMl: 60,
    left: { amount: 12, unit: 'mg', volumeMl: 3 },
  })
  await open([pen])
  expect((await row()).getByText('37.5 clicks · 3 doses left after this')).toBeVisible()
  expect(screen.queryByText(/from your vial of/)).not.toBeInTheDocument()
})

test('shows nothing about vials without any', async () => {
  const { user, sent } = await open([])
  expect(dialog().queryByRole('region', { name: 'Vial' })).not.toBeInTheDocument()
  await user.click(log())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).not.toHaveProperty('vialId')
})
