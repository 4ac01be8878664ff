import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { field, fill, openCalculator as open, press, retype } from '../../test/calculator-page.tsx'
import { anEntry } from '../../test/regimen.ts'
// Fetched by the first check of the form; here nobody shall have to wait for it.
import '@hookform/resolvers/zod'
import '@pepwell/contract/calculator'

describe('carrying the result on', () => {
  test('into the plan: the entry is edited, the calculated dose in it', async () => {
    const page = await open({ plan: [anEntry({ currentDose: '100 mcg' })] })
    await fill(page)
    await press(page, 'Use in my plan')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit BPC-157' }))
    expect(await dialog.findByLabelText('Current dose')).toHaveValue('250')
    expect(dialog.getByRole('radio', { name: 'mcg' })).toBeChecked()
    expect(dialog.getByLabelText('Frequency')).toHaveValue('Daily')
  })

  test('into the plan: what is not in it is added', async () => {
    const page = await open()
    await fill(page)
    await press(page, 'Use in my plan')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add BPC-157 to your plan' }))
    expect(await dialog.findByLabelText('Current dose')).toHaveValue('250')
    expect(dialog.getByRole('radio', { name: 'mcg' })).toBeChecked()
  })

  test('into a dose log, with the volume', async () => {
    const page = await open({ plan: [anEntry({ currentDose: '100 mcg' })] })
    await fill(page)
    await press(page, 'Log Dose')
    const dialog = within(await screen.findByRole('dialog', { name: 'Log Dose' }))
    expect(await dialog.findByLabelText('Dose')).toHaveValue('250')
    expect(dialog.getByRole('radio', { name: 'mcg' })).toBeChecked()
    expect(dialog.getByLabelText(/^Volume \(/)).toHaveValue('0.1')
    expect(dialog.getByLabelText(/^Volume \(/)).toBeVisible()
  })

  test('a dose of what is not active cannot be logged', async () => {
    const page = await open({ plan: [anEntry({ status: 'paused' })] })
    await fill(page)
    expect(screen.getByRole('button', { name: 'Log Dose' })).toBeDisabled()
    expect(screen.getByText(/BPC-157 is not active in your plan/)).toBeVisible()
  })

  test('is offered with a result only', async () => {
    const page = await open({ plan: [anEntry()] })
    const offered = () => ['Use in my plan', 'Log Dose'].map((name) => screen.queryByRole('button', { name }))
    expect(offered()).toEqual([null, null])
    await fill(page, { dose: '6', unit: 'mg' })
    expect(screen.getByText('This is more than the vial holds')).toBeVisible()
    expect(offered()).toEqual([null, null])
    await retype(page.user, 'Desired dose (mg)', '1')
    for (const button of offered()) expect(button).toBeVisible()
  })

  test('of no peptide says what is missing', async () => {
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
