import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { aCalculation } from '../test/calculations.ts'
import {
  field,
  figure,
  fill,
  openCalculator as open,
  press,
  retype,
  serveCalculations,
} from '../test/calculator-page.tsx'
import { anEntry, aPeptide } from '../test/regimen.ts'
import { serveRegimen } from '../test/regimen-server.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import CalculatorPage from './calculator.tsx'
import MyPlan from './my-plan.tsx'
// Loaded by the form's first validation; preloaded here.
import '@pepwell/contract/doses/calculator'

describe('calculating', () => {
  test('stores the calculation with the dose in mg, and lists it', async () => {
    const reply = Promise.withResolvers<void>()
    const sent = serveCalculations(async () => {
      await reply.promise
      return HttpResponse.json(aCalculation(), { status: 201 })
    })
    const page = await open()
    await fill(page)
    page.served.calculations = [aCalculation()]
    await press(page, 'Calculate')
    expect(await screen.findByRole('button', { name: 'Calculating...' })).toHaveAttribute('aria-busy', 'true')
    reply.resolve()
    expect(await screen.findByText('Dosage calculated successfully')).toBeVisible()
    expect(sent).toEqual([
      {
        peptideId: 1,
        vialConcentration: 5,
        bacteriostaticWater: 2,
        desiredDose: 0.25,
        unit: 'mg',
        doseUnit: 'mcg',
        bodyWeight: null,
        syringeScale: 'U-100',
      },
    ])
    expect(await screen.findByText('BPC-157 · 250 mcg')).toBeVisible()
  })

  test('a double tap is one calculation', async () => {
    const sent = serveCalculations(() => HttpResponse.json(aCalculation(), { status: 201 }))
    const page = await open()
    await fill(page)
    for (const _ of ['once', 'twice']) fireEvent.click(screen.getByRole('button', { name: 'Calculate' }))
    await screen.findByText('Dosage calculated successfully')
    expect(sent).toHaveLength(1)
  })

  test.each([
    [500, 'Failed to calculate dosage. Please try again.'],
    [404, 'This peptide doesn’t exist'],
  ])('a %d shows an error and keeps the input', async (status, sentence) => {
    serveCalculations(() =>
      HttpResponse.json({ code: 'PEPTIDE_NOT_FOUND', message: 'This peptide doesn’t exist' }, { status }),
    )
    const page = await open()
    await fill(page)
    await press(page, 'Calculate')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(field('Desired dose (mcg)')).toHaveValue('250')
  })
})

describe('a selected peptide', () => {
  test('fills in the plan’s dose and vial without overwriting input', async () => {
    const { user } = await open({ plan: [anEntry()] })
    await user.selectOptions(field('Peptide'), 'BPC-157')
    expect(field('Desired dose (mcg)')).toHaveValue('250')
    expect(field('Peptide in the vial (mg)')).toHaveValue('5')
    expect(field('Peptide')).toHaveAccessibleDescription(/^Using your plan: 250 mcg,/)
    expect(figure('Draw to')).toHaveTextContent('10 units')
    await retype(user, 'Desired dose (mcg)', '300')
    await user.selectOptions(field('Peptide'), 'BPC-157')
    expect(field('Desired dose (mcg)')).toHaveValue('300')
  })
})

describe('in IU', () => {
  const inIU = (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(within(screen.getByRole('group', { name: 'Unit of the vial' })).getByLabelText('IU'))

  test('a vial in IU takes a dose in IU, without any mg', async () => {
    const sent = serveCalculations(() => HttpResponse.json(aCalculation(), { status: 201 }))
    const page = await open({ plan: [anEntry({ currentDose: '250 IU' })] }, { weightUnit: 'kg' })
    await page.user.selectOptions(field('Peptide'), 'BPC-157')
    await inIU(page.user)
    expect(screen.queryByRole('group', { name: 'Unit of the dose' })).not.toBeInTheDocument()
    await retype(page.user, 'Peptide in the vial (IU)', '5000')
    await retype(page.user, 'Desired dose (IU)', '500')
    await page.user.type(field(/^Body weight/), '80')
    expect(figure('Draw to')).toHaveTextContent('20 units')
    expect(figure('Concentration')).toHaveTextContent('2500.00 IU/mL')
    expect(figure('Dose')).toHaveTextContent('500 IU')
    expect(screen.getByText('6.25 IU per kg of body weight')).toBeVisible()
    const calculator = within(screen.getByRole('region', { name: 'Dosage Calculator' }))
    expect(calculator.queryByText(/mcg|mg\/mL|\d mg/)).not.toBeInTheDocument()
    await press(page, 'Calculate')
    await screen.findByText('Dosage calculated successfully')
    expect(sent).toMatchObject([{ vialConcentration: 5000, desiredDose: 500, unit: 'IU', doseUnit: 'IU' }])
    await press(page, 'Use in my plan')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit BPC-157' }))
    expect(await dialog.findByLabelText('Current dose')).toHaveValue('500')
    expect(dialog.getByRole('radio', { name: 'IU' })).toBeChecked()
  })

  test('a dose above the vial’s content isn’t a mix-up of mg and mcg', async () => {
    const { user } = await open()
    await inIU(user)
    await retype(user, 'Peptide in the vial (IU)', '5')
    await retype(user, 'Desired dose (IU)', '500')
    expect(screen.getByText('You entered 500 IU, but the vial holds 5 IU.')).toBeVisible()
  })

  test('lists and restores a calculation in IU', async () => {
    const stored = aCalculation({
      vialConcentration: 5000,
      desiredDose: 500,
      unit: 'IU',
      doseUnit: 'IU',
      concentration: 2500,
    })
    const page = await open({ calculations: [stored] })
    expect(await screen.findByText('BPC-157 · 500 IU')).toBeVisible()
    expect(screen.getByText(/5000 IU in 2 mL · 2500\.00 IU\/mL/)).toBeVisible()
    await press(page, 'Use again: BPC-157, 500 IU')
    expect(field('Peptide in the vial (IU)')).toHaveValue('5000')
    expect(field('Desired dose (IU)')).toHaveValue('500')
  })
})

describe('a peptide that isn’t injected', () => {
  test('shows no draw', async () => {
    const selank = aPeptide({ id: 2, name: 'Selank', routes: ['nasal'] })
    const page = await open({ peptides: [aPeptide(), selank], plan: [anEntry()] })
    await page.user.selectOptions(field('Peptide'), 'Selank')
    expect(screen.getByText('Selank is not injected')).toBeVisible()
    expect(screen.getByText(/take it through the nose, so there’s nothing to draw/)).toBeVisible()
    expect(screen.queryByRole('img', { name: /syringe/ })).not.toBeInTheDocument()
    for (const name of ['Calculate', 'Use in my plan', 'Log Dose'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    await page.user.selectOptions(field('Peptide'), 'BPC-157')
    expect(screen.getByRole('button', { name: 'Calculate' })).toBeVisible()
    expect(field('Bacteriostatic water (mL)')).toHaveValue('2')
  })

  test('excludes peptides with an unknown route or that can be injected, too', async () => {
    const unknown = aPeptide({ id: 2, name: 'Unknown', routes: [] })
    const both = aPeptide({ id: 3, name: 'Both', routes: ['nasal', 'subcutaneous'] })
    const page = await open({ peptides: [unknown, both] })
    for (const name of ['Unknown', 'Both']) {
      await page.user.selectOptions(field('Peptide'), name)
      expect(screen.getByRole('button', { name: 'Calculate' })).toBeVisible()
    }
  })
})

test('the syringe has the peptide’s color: the plan’s, otherwise its own', async () => {
  const others = aPeptide({ id: 5, name: 'TB-500' })
  const page = await open({ peptides: [aPeptide(), others], plan: [anEntry({ hue: 4, status: 'paused' })] })
  const hue = () => screen.getByRole('img', { name: /syringe/ }).style.getPropertyValue('--accent')
  expect(hue()).toBe('')
  await page.user.selectOptions(field('Peptide'), 'BPC-157')
  expect(hue()).toBe('var(--slot-4)')
  await page.user.selectOptions(field('Peptide'), 'TB-500')
  expect(hue()).toBe('var(--slot-5)')
})

describe('the page', () => {
  test('has guidelines for three peptides and storage advice', async () => {
    const { user } = await open()
    const guidelines = within(await screen.findByRole('region', { name: 'Dosing guidelines' }))
    for (const name of ['BPC-157', 'TB-500', 'Semaglutide']) {
      expect(guidelines.getByRole('heading', { name })).toBeVisible()
    }
    await user.click(guidelines.getByText('Semaglutide'))
    expect(guidelines.getByText(/Wegovy label/)).toBeVisible()
    await user.click(guidelines.getByRole('heading', { name: 'Reconstitution and storage' }))
    expect(guidelines.getByText('2-8°C, use within 30 days')).toBeVisible()
  })

  test('shows an error if the peptides fail to load', async () => {
    serveRegimen({ peptides: [aPeptide()] })
    server.use(http.get('/api/peptides', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = renderPage(<CalculatorPage />, { path: '/calculator', user: aUser() })
    expect(await screen.findByText('We couldn’t load the peptides')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Peptide')).toBeVisible()
  })

  test('shows nothing to signed-out visitors', () => {
    renderPage(<CalculatorPage />, { path: '/calculator', user: null })
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Peptide')).not.toBeInTheDocument()
  })

  test('calculates without the plan', async () => {
    serveRegimen({ peptides: [aPeptide()] })
    server.use(http.get('/api/user-peptides', () => HttpResponse.json({}, { status: 500 })))
    renderPage(<CalculatorPage />, { path: '/calculator', user: aUser() })
    expect(await screen.findByLabelText('Peptide')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use in my plan' })).not.toBeInTheDocument()
  })
})

describe('within My Plan', () => {
  test('has three decimals, three previous calculations and a link to the page, and opens from the quick action', async () => {
    const calculations = [1, 2, 3, 4].map((id) => aCalculation({ id, desiredDose: id / 10 }))
    serveRegimen({ peptides: [aPeptide()], plan: [anEntry()], calculations })
    const page = renderPage(<MyPlan />, { path: '/reminders?tab=calculator', user: aUser() })
    await screen.findByLabelText('Peptide')
    await retype(page.user, 'Peptide in the vial (mg)', '5')
    await retype(page.user, 'Desired dose (mg)', '0.25')
    expect(figure('Concentration')).toHaveTextContent('2.500 mg/mL')
    expect(await screen.findAllByRole('button', { name: /^Use again/ })).toHaveLength(3)
    expect(screen.getByRole('link', { name: /dosing guidelines/i })).toHaveAttribute('href', '/calculator')
    const section = screen.getByRole('region', { name: 'Dosage Calculator' })
    expect(section).toHaveAttribute('data-quick-action', 'calculator')
  })
})
