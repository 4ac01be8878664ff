import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { field, fill, openCalculator as open, press, retype } from '../../test/calculator-page.tsx'
import { anEntry } from '../../test/regimen.ts'
import { aVial, serveVialWrites } from '../../test/vials.ts'
import '../../features/vials/vial-form.tsx'
// Loaded by the form's first validation; preloaded here.
import '@pepwell/contract/doses/calculator'

describe('using the result', () => {
  test('in the plan: edits the entry with the calculated dose', async () => {
    const page = await open({ plan: [anEntry({ currentDose: '100 mcg' })] })
    await fill(page)
    await press(page, 'Use in my plan')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit BPC-157' }))
    expect(await dialog.findByLabelText('Current dose')).toHaveValue('250')
    expect(dialog.getByRole('radio', { name: 'mcg' })).toBeChecked()
    expect(dialog.getByLabelText('Frequency')).toHaveValue('Daily')
  })

  test('in the plan: adds a missing peptide', async () => {
    const page = await open()
    await fill(page)
    await press(page, 'Use in my plan')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add BPC-157 to your plan' }))
    expect(await dialog.findByLabelText('Current dose')).toHaveValue('250')
    expect(dialog.getByRole('radio', { name: 'mcg' })).toBeChecked()
  })

  test('in a dose log, with the volume', async () => {
    const page = await open({ plan: [anEntry({ currentDose: '100 mcg' })] })
    await fill(page)
    await press(page, 'Log Dose')
    const dialog = within(await screen.findByRole('dialog', { name: 'Log Dose' }))
    expect(await dialog.findByLabelText('Dose')).toHaveValue('250')
    expect(dialog.getByRole('radio', { name: 'mcg' })).toBeChecked()
    expect(dialog.getByLabelText(/^Volume \(/)).toHaveValue('0.1')
    expect(dialog.getByLabelText(/^Volume \(/)).toBeVisible()
  })

  test('can’t log a dose of an inactive peptide', async () => {
    const page = await open({ plan: [anEntry({ status: 'paused' })] })
    await fill(page)
    expect(screen.getByRole('button', { name: 'Log Dose' })).toBeDisabled()
    expect(screen.getByText(/BPC-157 isn’t active in your plan/)).toBeVisible()
  })

  test('in the vials: adds one as calculated, mixed today', async () => {
    const page = await open({ plan: [anEntry({ currentDose: '250 mcg' })] })
    const sent = serveVialWrites()
    await fill(page)
    await press(page, 'Use as my vial')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a vial' }))
    expect(await dialog.findByLabelText('Content')).toHaveValue('5')
    await page.user.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ userPeptideId: 11, amount: 5, unit: 'mg', waterMl: 2 })
    expect(sent[0]?.body.mixedOn).toEqual(expect.any(String))
  })

  test('in the vials: mixes a sealed one with the same content', async () => {
    const sealed = aVial({ state: 'sealed', amount: 5, waterMl: null, mixedOn: null, discardOn: null })
    const page = await open({ plan: [anEntry({ currentDose: '250 mcg' })], vials: [sealed] })
    const sent = serveVialWrites()
    await fill(page)
    await press(page, 'Use as my vial')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit vial' }))
    expect(await dialog.findByLabelText('Water (mL)')).toHaveValue('2')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ method: 'PATCH', path: '/api/vials/1', body: { waterMl: 2 } })
  })

  test('is offered only with a result', async () => {
    const page = await open({ plan: [anEntry()] })
    const offered = () => ['Use in my plan', 'Log Dose'].map((name) => screen.queryByRole('button', { name }))
    expect(offered()).toEqual([null, null])
    await fill(page, { dose: '6', unit: 'mg' })
    expect(screen.getByText('This is more than the vial holds')).toBeVisible()
    expect(offered()).toEqual([null, null])
    await retype(page.user, 'Desired dose (mg)', '1')
    for (const button of offered()) expect(button).toBeVisible()
  })

  test('without a peptide, shows what is missing', async () => {
    const page = await open()
    await fill(page)
    await page.user.selectOptions(field('Peptide'), '')
    await retype(page.user, 'Peptide in the vial (mg)', '5')
    await retype(page.user, 'Desired dose (mcg)', '250')
    await press(page, 'Use in my plan')
    expect(await screen.findByText('Please select a peptide')).toHaveRole('alert')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
