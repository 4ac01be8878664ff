import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCalculation } from '../../../test/calculations.ts'
import { dialog, openDoseSheet, stored, whenLogging } from '../../../test/dose-sheet.tsx'
import { aDose, anEntry, anEntryOf, aPersonalEntry, aReminder } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { server } from '../../../test/server.ts'

const semaglutide = anEntryOf(12, 'Semaglutide', { currentDose: '0.5 mg', frequency: 'Weekly' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const dose = () => screen.getByRole('spinbutton', { name: 'Dose' })
const otherUnit = () => screen.getByRole('combobox', { name: 'Other unit' })
const unit = (name: string) => screen.getByRole('radio', { name })
const press = (page: { user: { click: (it: Element) => Promise<void> } }, name: string | RegExp) =>
  page.user.click(dialog().getByRole('button', { name }))

test("the amount's font is never below 16 px at any length", async () => {
  serveRegimen({ plan: [anEntry({ currentDose: '123.456 applications' })] })
  await openDoseSheet({ entryPoint: 'plan' })
  expect(dose()).toHaveValue('123.456')
  expect(dose().style.fontSize).toMatch(/^max\(1rem,/)
})

describe('the peptide', () => {
  test('that is due comes first and is selected; another brings its own amount and unit', async () => {
    const last = aDose({ userPeptideId: 11, takenAt: '2026-03-10T02:00:00.000Z' })
    serveRegimen({ plan: [anEntry(), semaglutide], doses: [last] })
    const { user } = await openDoseSheet({ entryPoint: 'plan' })
    const [first, second] = screen.getAllByRole('radio')
    expect(first).toHaveAccessibleName('Semaglutide')
    expect(first).toBeChecked()
    expect(dose()).toHaveValue('0.5')
    expect(unit('mg')).toBeChecked()
    await user.click(second as HTMLElement)
    expect(dose()).toHaveValue('250')
    expect(unit('mcg')).toBeChecked()
  })

  test('with a due reminder is selected before one never logged', async () => {
    const tonight = aReminder({ id: 32, userPeptideId: 12, nextAt: '2026-03-10T03:50:00.000Z' })
    const reminders = [tonight, aReminder({ dueSince: '2026-03-10T02:50:00.000Z' })]
    serveRegimen({ plan: [semaglutide, anEntry()], reminders })
    await openDoseSheet({ entryPoint: 'dashboard' })
    expect(unit('BPC-157')).toBeChecked()
    expect(screen.getAllByRole('radio')[0]).toBe(unit('BPC-157'))
  })

  test('from an entry point comes before a due one', async () => {
    serveRegimen({ plan: [semaglutide, anEntry()] })
    await openDoseSheet({ entryPoint: 'plan', entryId: 11 })
    expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName('BPC-157')
    expect(unit('BPC-157')).toBeChecked()
  })

  test('is searchable when there are many', async () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'Tesamorelin'].map((name, index) =>
      anEntryOf(index + 1, name),
    )
    serveRegimen({ plan: many.slice(1) })
    const first = await openDoseSheet({ entryPoint: 'plan' })
    expect(screen.queryByLabelText('Find a peptide')).not.toBeInTheDocument()
    first.unmount()
    serveRegimen({ plan: many })
    const { user } = await openDoseSheet({ entryPoint: 'plan' })
    await user.type(screen.getByLabelText('Find a peptide'), 'tesa')
    expect(unit('Tesamorelin')).toBeVisible()
    expect(screen.queryByRole('radio', { name: 'A' })).not.toBeInTheDocument()
  })
})

describe('the amount', () => {
  test("without a unit in the plan asks for one and isn't sent", async () => {
    serveRegimen({ plan: [anEntry({ currentDose: '0.5' })] })
    const sent = whenLogging(stored)
    const page = await openDoseSheet({ entryPoint: 'plan' })
    expect(dose()).toHaveValue('0.5')
    await press(page, 'Log Dose')
    expect(await screen.findByText('0.5 of what? Choose a unit.')).toHaveRole('alert')
    expect(unit('mg')).toHaveFocus()
    expect(sent).toEqual([])
    await page.user.click(unit('IU'))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  test("is empty when the plan's can't be parsed", async () => {
    serveRegimen({ plan: [anEntry({ currentDose: '1,250 mcg' })] })
    await openDoseSheet({ entryPoint: 'plan' })
    expect(dose()).toHaveValue('')
    for (const name of ['mg', 'mcg', 'IU', 'units', 'mL']) expect(unit(name)).not.toBeChecked()
    expect(otherUnit()).toHaveValue('')
  })

  test('that is counted increases by one, shows its unit, and has no syringe', async () => {
    const calculations = [aCalculation({ peptideId: 12, vialConcentration: 5, bacteriostaticWater: 1 })]
    serveRegimen({ plan: [{ ...semaglutide, currentDose: '1 tablet' }], calculations })
    const sent = whenLogging(stored)
    const page = await openDoseSheet({ entryPoint: 'plan' })
    expect(otherUnit()).toHaveValue('tablets')
    expect(dose()).toHaveAttribute('aria-valuetext', '1 tablet')
    await press(page, 'More')
    expect(dose()).toHaveAttribute('aria-valuetext', '2 tablets')
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    await press(page, 'More')
    expect(screen.getByText('3 tablets is more than double the 1 tablet in your plan.')).toBeVisible()
    await press(page, 'Log Dose')
    await waitFor(() => expect(sent).toMatchObject([{ dose: '3 tablets', volume: null }]))
  })

  test.each(['capsules', 'sprays', 'drops', 'clicks', 'applications'])(
    'can be entered in %s',
    async (name) => {
      serveRegimen({ plan: [semaglutide] })
      const sent = whenLogging(stored)
      const page = await openDoseSheet({ entryPoint: 'plan' })
      await page.user.selectOptions(otherUnit(), name)
      await page.user.clear(dose())
      await page.user.type(dose(), '1')
      await press(page, 'Log Dose')
      await waitFor(() => expect(sent).toMatchObject([{ dose: `1 ${name.slice(0, -1)}` }]))
    },
  )
})

describe('a dose in words', () => {
  const inWords = { ...semaglutide, currentDose: 'As its label says', amount: null, unit: null }

  test('is logged as planned, with the warning that nothing could be checked', async () => {
    serveRegimen({ plan: [inWords] })
    const sent = whenLogging(stored)
    const page = await openDoseSheet({ entryPoint: 'plan' })
    expect(screen.getByRole('textbox', { name: 'Dose' })).toHaveValue('As its label says')
    expect(
      screen.getByText('We can’t check "As its label says". Enter an amount with its unit, such as 0.5 mg.'),
    ).toBeVisible()
    await press(page, 'Log Dose')
    await waitFor(() => expect(sent).toMatchObject([{ dose: 'As its label says' }]))
  })

  test('replaces an amount, and is replaced by one', async () => {
    serveRegimen({ plan: [semaglutide] })
    const sent = whenLogging(stored)
    const page = await openDoseSheet({ entryPoint: 'plan' })
    await page.user.selectOptions(otherUnit(), 'In words')
    const words = screen.getByRole('textbox', { name: 'Dose' })
    expect(words).toHaveValue('0.5 mg')
    await page.user.clear(words)
    await press(page, 'Log Dose')
    expect(await screen.findByText('Dose is required')).toHaveRole('alert')
    await page.user.type(words, '0.5')
    expect(await screen.findByText('0.5 of what? Choose a unit.')).toHaveRole('alert')
    await page.user.clear(words)
    await page.user.type(words, 'half a patch')
    await page.user.click(unit('mg'))
    expect(dose()).toHaveValue('')
    await page.user.type(dose(), '0.25')
    await press(page, 'Log Dose')
    await waitFor(() => expect(sent).toMatchObject([{ dose: '0.25 mg' }]))
  })
})

describe('an amount', () => {
  test.each(['0', '-1', 'a lot', '1,000'])('of %s is refused', async (typed) => {
    serveRegimen({ plan: [anEntry()] })
    const page = await openDoseSheet({ entryPoint: 'plan' })
    await page.user.clear(dose())
    await page.user.type(dose(), typed)
    await press(page, 'Log Dose')
    expect(await screen.findByText('Please enter an amount above 0, such as 0.5')).toHaveRole('alert')
    expect(dose()).toHaveAttribute('aria-invalid', 'true')
  })

  test('changes in steps by buttons and keys, and is announced', async () => {
    serveRegimen({ plan: [semaglutide] })
    const page = await openDoseSheet({ entryPoint: 'plan' })
    expect(dose()).toHaveAttribute('aria-valuetext', '0.5 milligrams')
    await press(page, 'More')
    expect(dose()).toHaveValue('0.55')
    fireEvent.keyDown(dose(), { key: 'ArrowDown' })
    fireEvent.keyDown(dose(), { key: 'ArrowDown' })
    expect(dose()).toHaveValue('0.45')
    await page.user.clear(dose())
    await page.user.type(dose(), '0.05')
    await press(page, 'Less')
    expect(dose()).toHaveValue('0.05')
  })
})

describe('another unit', () => {
  test('keeps the number, and offers to convert the dose', async () => {
    serveRegimen({ plan: [semaglutide] })
    const page = await openDoseSheet({ entryPoint: 'plan' })
    await page.user.click(unit('mcg'))
    expect(dose()).toHaveValue('0.5')
    expect(screen.getByText('0.5 mg is 500 mcg.')).toBeVisible()
    await press(page, 'Use 500 mcg')
    expect(dose()).toHaveValue('500')
    expect(screen.queryByText('0.5 mg is 500 mcg.')).not.toBeInTheDocument()
  })

  test('without a conversion asks nothing', async () => {
    serveRegimen({ plan: [semaglutide] })
    const page = await openDoseSheet({ entryPoint: 'plan' })
    await page.user.click(unit('IU'))
    expect(dose()).toHaveValue('0.5')
    expect(screen.queryByRole('button', { name: /^Use \d/ })).not.toBeInTheDocument()
  })
})

describe('with a calculated vial', () => {
  const calculations = [
    aCalculation({ peptideId: 1, vialConcentration: 10 }),
    aCalculation({ peptideId: 12, vialConcentration: 5, bacteriostaticWater: 1 }),
    aCalculation({ peptideId: 12, vialConcentration: 2, bacteriostaticWater: 3 }),
  ]

  test('the syringe has the peptide’s color, and a step is one of its lines', async () => {
    serveRegimen({ plan: [{ ...semaglutide, hue: 3 }], calculations })
    const sent = whenLogging(stored)
    const page = await openDoseSheet({ entryPoint: 'plan' })
    const filled = { name: 'U-100 insulin syringe of 1 mL, filled to 10 units' }
    expect(await screen.findByRole('img', filled)).toBeVisible()
    expect(screen.getByRole('img', filled).style.getPropertyValue('--accent')).toBe('var(--slot-3)')
    expect(screen.getByText('0.1 mL from your vial of 5 mg in 1 mL · 10 doses in it')).toBeVisible()
    expect(dose()).toHaveAttribute('aria-valuetext', '0.5 milligrams, 10 units on the syringe')
    await press(page, 'More')
    expect(dose()).toHaveValue('0.6')
    await page.user.click(unit('units'))
    await press(page, 'Use 12 units')
    await press(page, 'Log Dose')
    await waitFor(() => expect(sent).toMatchObject([{ dose: '12 units', volume: 0.12 }]))
  })

  test("measured in IU, it doesn't mention mg", async () => {
    const hcg = anEntryOf(12, 'HCG', { currentDose: '250 IU' })
    const vial = { peptideId: 12, vialConcentration: 5000, bacteriostaticWater: 2, unit: 'IU' as const }
    serveRegimen({ plan: [hcg], calculations: [aCalculation(vial)] })
    const page = await openDoseSheet({ entryPoint: 'plan' })
    expect(await screen.findByRole('img', { name: /filled to 10 units$/ })).toBeVisible()
    expect(screen.getByText('0.1 mL from your vial of 5000 IU in 2 mL · 20 doses in it')).toBeVisible()
    await page.user.click(unit('mg'))
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Use \d/ })).not.toBeInTheDocument()
  })

  test('a typed volume stays when the dose changes', async () => {
    serveRegimen({ plan: [semaglutide], calculations })
    const page = await openDoseSheet({ entryPoint: 'plan' })
    await screen.findByRole('img')
    await press(page, /^Volume/)
    const volume = screen.getByLabelText(/^Volume \(/)
    expect(volume).toHaveValue('0.1')
    await page.user.clear(volume)
    await page.user.type(volume, '0.15')
    await press(page, 'More')
    expect(volume).toHaveValue('0.15')
  })

  test.each([
    ['6', /6 mg is more than your vial holds \(5 mg in 1 mL\)/],
    ['0.01', /Less than the first line/],
  ])('%s mg is warned of above the buttons, and can be logged', async (typed, words) => {
    serveRegimen({ plan: [semaglutide], calculations })
    const sent = whenLogging(stored)
    const page = await openDoseSheet({ entryPoint: 'plan' })
    await screen.findByRole('img')
    await page.user.clear(dose())
    await page.user.type(dose(), typed)
    expect(screen.getByText(words)).toBeVisible()
    expect(dialog().getByRole('button', { name: 'Log Dose' })).toHaveAccessibleDescription(words)
    await press(page, 'Log Dose')
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('a syringe that fails to load says so in its place and can be reloaded', async () => {
    serveRegimen({ plan: [semaglutide], calculations })
    server.use(
      http.get('/api/dosage-calculations', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    )
    const { user } = await openDoseSheet({ entryPoint: 'dashboard' })
    expect(await screen.findByText('We couldn’t load the syringe.')).toHaveRole('alert')
    await user.click(screen.getByRole('button', { name: 'Try again: syringe' }))
    expect(await screen.findByRole('img', { name: /syringe/ })).toBeVisible()
    expect(screen.queryByText('We couldn’t load the syringe.')).not.toBeInTheDocument()
  })

  test('shows no syringe and asks no site for oral forms', async () => {
    const peptide = { ...semaglutide.peptide, routes: ['topical'] } as typeof semaglutide.peptide
    serveRegimen({ plan: [{ ...semaglutide, peptide }], calculations })
    const { user } = await openDoseSheet({ entryPoint: 'plan' })
    expect(screen.queryByRole('group', { name: 'Injection site' })).not.toBeInTheDocument()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Notes and more' }))
    expect(screen.getByRole('textbox', { name: /Notes/ })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /Volume/ })).not.toBeInTheDocument()
  })

  test('asks for a site for personal peptides', async () => {
    serveRegimen({ plan: [aPersonalEntry()], calculations })
    await openDoseSheet({ entryPoint: 'plan' })
    expect(screen.getByRole('group', { name: 'Injection site' })).toBeVisible()
  })
})

test('warns of a thousandfold dose before sending', async () => {
  serveRegimen({ plan: [semaglutide] })
  const page = await openDoseSheet({ entryPoint: 'plan' })
  await page.user.click(unit('mcg'))
  expect(screen.getByText(/0.5 mcg is a thousandth of the 0.5 mg in your plan/)).toBeVisible()
})
