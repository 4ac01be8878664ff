import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { aCalculation } from '../../test/calculations.ts'
import {
  field,
  figure,
  fill,
  openCalculator as open,
  press,
  retype,
  serveCalculations,
  syringe,
} from '../../test/calculator-page.tsx'
import { aPeptide } from '../../test/regimen.ts'

describe('the form', () => {
  test('starts with 2 mL of water and an empty syringe', async () => {
    await open()
    expect(field('Bacteriostatic water (mL)')).toHaveValue('2')
    expect(syringe()).toHaveAccessibleName('U-100 insulin syringe of 1 mL, empty')
    expect(screen.queryByText('Draw to')).not.toBeInTheDocument()
    expect(screen.getByText('Enter vial, water and dose to see the result.')).toBeVisible()
  })

  test('shows missing values at their fields', async () => {
    const page = await open()
    await page.user.clear(field('Bacteriostatic water (mL)'))
    await page.user.type(field(/^Body weight/), '-3')
    await press(page, 'Calculate')
    expect(await screen.findByText('Please select a peptide')).toHaveRole('alert')
    for (const label of [
      'Peptide in the vial (mg)',
      'Bacteriostatic water (mL)',
      'Desired dose (mg)',
      /^Body weight/,
    ]) {
      expect(field(label)).toHaveAccessibleDescription('Must be a valid positive number')
    }
  })

  test('advises using the lab report', async () => {
    const page = await open()
    await press(page, 'About the peptide in the vial')
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Use the concentration on the lab report, not the vial label.',
    )
  })

  test('lists your own peptides separately from the catalog', async () => {
    const personal = [
      {
        ...aPeptide({ id: 7, name: 'My blend' }),
        competitorLinks: null,
        halfLifeHours: null,
        timeToPeakHours: null,
      },
    ]
    await open({ personal })
    const own = within(screen.getByRole('group', { name: 'Your personal peptides' }))
    expect(own.getByRole('option', { name: 'My blend' })).toBeInTheDocument()
  })

  test('sends your own peptide as such', async () => {
    const sent = serveCalculations(() => HttpResponse.json(aCalculation(), { status: 201 }))
    const page = await open({
      personal: [
        {
          ...aPeptide({ id: 7, name: 'My blend' }),
          competitorLinks: null,
          halfLifeHours: null,
          timeToPeakHours: null,
        },
      ],
    })
    await fill(page)
    await page.user.selectOptions(field('Peptide'), 'My blend')
    await press(page, 'Calculate')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ personalPeptideId: 7 })
    expect(sent[0]).not.toHaveProperty('peptideId')
  })
})

describe('the result', () => {
  test('updates while typing, in both units', async () => {
    const sent = serveCalculations(() => HttpResponse.error())
    await fill(await open())
    expect(figure('Draw to')).toHaveTextContent('10 units')
    expect(figure('Volume')).toHaveTextContent('0.100 mL')
    expect(figure('Concentration')).toHaveTextContent('2.50 mg/mL')
    expect(figure('Doses per vial')).toHaveTextContent('20')
    expect(figure('Dose')).toHaveTextContent('0.25 mg = 250 mcg')
    expect(syringe()).toHaveAccessibleName('U-100 insulin syringe of 1 mL, filled to 10 units')
    expect(sent).toEqual([])
  })

  test('accepts a comma as decimal point', async () => {
    await fill(await open(), { vial: '2,5' })
    expect(figure('Concentration')).toHaveTextContent('1.25 mg/mL')
  })

  test.each(['1,000', '-1'])('is empty for %s, which isn’t a dose', async (dose) => {
    await fill(await open(), { dose })
    expect(screen.queryByText('Draw to')).not.toBeInTheDocument()
    expect(screen.getByText('1 mg = 1,000 mcg')).toBeVisible()
  })

  test('shows the dose per kilogram once the weight is known', async () => {
    const page = await open({}, { weightUnit: 'kg' })
    await fill(page)
    await page.user.type(field(/^Body weight \(kg\)/), '80')
    expect(screen.getByText('3.13 mcg per kg of body weight')).toBeVisible()
  })

  test('takes the weight in stones and pounds for people who use stones', async () => {
    const stored = aCalculation({ bodyWeight: 80.739 })
    const sent = serveCalculations(() => HttpResponse.json(stored, { status: 201 }))
    const page = await open({ calculations: [stored] }, { weightUnit: 'st' })
    await fill(page)
    await page.user.type(field(/^Body weight \(st\)/), '12')
    await page.user.type(field(/^Body weight \(lb\)/), '10')
    expect(screen.getByText('3.1 mcg per kg of body weight (12 st 10 lb = 80.7 kg)')).toBeVisible()
    await press(page, 'Calculate')
    await waitFor(() => expect(sent).toMatchObject([{ bodyWeight: 80.739 }]))
  })

  test('takes the weight in pounds for people who use pounds, and stores kilograms', async () => {
    const stored = aCalculation({ bodyWeight: 80.014 })
    const sent = serveCalculations(() => HttpResponse.json(stored, { status: 201 }))
    const page = await open({ calculations: [stored] })
    await fill(page)
    await page.user.type(field(/^Body weight \(lbs\)/), '176.4')
    expect(screen.getByText('3.12 mcg per kg of body weight (176.4 lbs = 80 kg)')).toBeVisible()
    await press(page, 'Calculate')
    await waitFor(() => expect(sent).toMatchObject([{ bodyWeight: 80.014 }]))
    await page.user.clear(field(/^Body weight/))
    await press(page, 'Use again: BPC-157, 250 mcg')
    expect(field(/^Body weight/)).toHaveValue('176.4')
  })

  test('follows the syringe’s scale and size, which are stored separately', async () => {
    const page = await open()
    await fill(page)
    await page.user.click(screen.getByRole('radio', { name: 'U-40' }))
    expect(syringe()).toHaveAccessibleName('U-40 insulin syringe of 1 mL, filled to 4 units')
    await page.user.click(screen.getByRole('radio', { name: '0.5 mL' }))
    page.unmount()
    await open()
    expect(syringe()).toHaveAccessibleName('U-40 insulin syringe of 0.5 mL, empty')
  })

  test('changing the unit keeps the number', async () => {
    const page = await open()
    await fill(page, { dose: '0.25', unit: 'mg' })
    expect(figure('Draw to')).toHaveTextContent('10 units')
    await page.user.click(screen.getByRole('radio', { name: 'mcg' }))
    expect(field('Desired dose (mcg)')).toHaveValue('0.25')
    expect(figure('Dose')).toHaveTextContent('0.00025 mg = 0.25 mcg')
  })
})

describe('errors and warnings', () => {
  test('mg instead of mcg exceeds the vial’s content', async () => {
    const sent = serveCalculations(() => HttpResponse.error())
    const page = await open()
    await fill(page, { unit: 'mg' })
    expect(screen.getByText('This is more than the vial holds')).toBeVisible()
    expect(screen.getByText('250 mg = 250,000 mcg')).toBeVisible()
    expect(screen.queryByText('Draw to')).not.toBeInTheDocument()
    await press(page, 'Calculate')
    expect(await screen.findByText('This is more than the vial holds. Please check mg and mcg.')).toHaveRole(
      'alert',
    )
    expect(sent).toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Did you mean 250 mcg?' }))
    expect(field('Desired dose (mcg)')).toHaveValue('250')
    expect(figure('Draw to')).toHaveTextContent('10 units')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    [
      '0.3 mL',
      '1000',
      'More than this syringe holds',
      /Use a syringe of 0.5 mL or 1 mL, or split the dose into 2 draws of 20 units each/,
    ],
    [
      '1 mL',
      '3000',
      'More than this syringe holds',
      /It holds 100 units. Split the dose into 2 draws of 60 units each, or mix the next vial with less water/,
    ],
    ['1 mL', '10', 'Less than the first line', /The first line of this syringe is 2 units/],
    ['1 mL', '275', 'Between two lines', /lines for 10 and 12 units/],
  ])('with %s, %s mcg: %s', async (size, dose, title, text) => {
    const page = await open()
    await page.user.click(screen.getByRole('radio', { name: size }))
    await fill(page, { dose })
    const status = within(screen.getByText(title).closest('[role=status]') as HTMLElement)
    expect(status.getByText(text)).toBeVisible()
  })

  test('between two marks the picture shows the nearest; half-unit syringes have more marks', async () => {
    const page = await open()
    await page.user.click(screen.getByText('U-100 syringe, 1 mL, a mark every 2 units'))
    await page.user.click(screen.getByRole('radio', { name: '0.3 mL' }))
    await fill(page, { dose: '262.5' })
    expect(figure('Draw to')).toHaveTextContent('10.5 units')
    expect(screen.getByText('nearest mark: 10 units on a U-100 syringe')).toBeVisible()
    expect(syringe()).toHaveAccessibleName(/filled to 10 units, the nearest mark$/)
    await page.user.click(screen.getByRole('radio', { name: 'half unit' }))
    expect(syringe()).toHaveAccessibleName(/filled to 10.5 units$/)
    expect(screen.queryByText(/nearest mark/)).not.toBeInTheDocument()
    page.unmount()
    const { user } = await open()
    await user.click(screen.getByText('U-100 syringe, 0.3 mL, a mark every half unit'))
    expect(screen.getByRole('radio', { name: 'half unit' })).toBeChecked()
    expect(screen.getByText(/Yours holds 30 units, with a mark every half unit/)).toBeVisible()
  })

  test('more than 10 mL of water gets a question but still calculates', async () => {
    const page = await open()
    await fill(page)
    const question = 'More than 10 mL of water is unusual for a vial. Is that right?'
    expect(screen.queryByText(question)).not.toBeInTheDocument()
    await retype(page.user, 'Bacteriostatic water (mL)', '20')
    expect(screen.getByText(question)).toHaveRole('status')
    expect(figure('Draw to')).toHaveTextContent('100 units')
  })

  test('a draw that ends on a line needs no warning', async () => {
    await fill(await open())
    expect(screen.queryByText(/first line|Between two lines|More than/)).not.toBeInTheDocument()
  })
})
