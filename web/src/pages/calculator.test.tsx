import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCalculation } from '../test/calculations.ts'
import { anEntry, aPeptide } from '../test/regimen.ts'
import { serveRegimen } from '../test/regimen-server.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import CalculatorPage from './calculator.tsx'
import MyPlan from './my-plan.tsx'

let sent: unknown[]

beforeEach(() => {
  sent = []
})

function whenCalculating(answer: () => Response | Promise<Response>) {
  server.use(
    http.post('/api/dosage-calculations', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
}

async function open(regimen: Parameters<typeof serveRegimen>[0] = {}) {
  const served = serveRegimen({ peptides: [aPeptide()], ...regimen })
  const page = renderPage(<CalculatorPage />, { path: '/calculator', user: aUser() })
  await screen.findByLabelText('Peptide')
  return { ...page, served }
}

type Opened = Awaited<ReturnType<typeof open>>

const field = (label: string | RegExp) => screen.getByLabelText(label)
const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }))

async function fill({ user }: Opened, { vial = '5', dose = '250', unit = 'mcg' } = {}) {
  await user.selectOptions(field('Peptide'), 'BPC-157')
  await user.type(field('Vial concentration (mg)'), vial)
  await user.click(screen.getByRole('radio', { name: unit }))
  await user.type(field(`Desired dose (${unit})`), dose)
}

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling

const syringe = () => screen.getByRole('img', { name: /insulin syringe/ })

describe('the form', () => {
  test('begins with 2 mL of water and an empty syringe', async () => {
    await open()
    expect(field('Bacteriostatic water (mL)')).toHaveValue('2')
    expect(syringe()).toHaveAccessibleName('U-100 insulin syringe of 1 mL, empty')
    expect(figure('Draw to')).toHaveTextContent('—')
  })

  test('says what is missing, each beside its field', async () => {
    const page = await open()
    await page.user.clear(field('Bacteriostatic water (mL)'))
    await page.user.type(field(/^Body weight/), '-3')
    await press(page, 'Calculate')
    expect(await screen.findByText('Please select a peptide')).toHaveRole('alert')
    for (const label of [
      'Vial concentration (mg)',
      'Bacteriostatic water (mL)',
      'Desired dose (mg)',
      /^Body weight/,
    ]) {
      expect(field(label)).toHaveAccessibleDescription('Must be a valid positive number')
    }
  })

  test('tells to use the lab report', async () => {
    const page = await open()
    await press(page, 'About the vial concentration')
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Use the concentration on the lab report, not the vial label.',
    )
  })

  test('offers the own peptides apart from the catalogue', async () => {
    const personal = [{ ...aPeptide({ id: 7, name: 'My blend' }), competitorLinks: null }]
    await open({ personal })
    const own = within(screen.getByRole('group', { name: 'Your personal peptides' }))
    expect(own.getByRole('option', { name: 'My blend' })).toBeInTheDocument()
  })

  test('sends an own peptide as one', async () => {
    whenCalculating(() => HttpResponse.json(aCalculation(), { status: 201 }))
    const page = await open({
      personal: [{ ...aPeptide({ id: 7, name: 'My blend' }), competitorLinks: null }],
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
  test('shows while one types, in both units', async () => {
    await fill(await open())
    expect(figure('Draw to')).toHaveTextContent('10 units')
    expect(figure('Volume')).toHaveTextContent('0.100 mL')
    expect(figure('Concentration')).toHaveTextContent('2.50 mg/mL')
    expect(figure('Doses per vial')).toHaveTextContent('20')
    expect(figure('Dose')).toHaveTextContent('0.25 mg = 250 mcg')
    expect(syringe()).toHaveAccessibleName('U-100 insulin syringe of 1 mL, filled to 10 units')
    expect(sent).toEqual([])
  })

  test('takes a comma for a point', async () => {
    await fill(await open(), { vial: '2,5' })
    expect(figure('Concentration')).toHaveTextContent('1.25 mg/mL')
  })

  test.each(['1,000', '-1'])('of %s, which no dose is, is none', async (dose) => {
    await fill(await open(), { dose })
    expect(figure('Draw to')).toHaveTextContent('—')
    expect(screen.getByText('1 mg = 1000 mcg')).toBeVisible()
  })

  test('tells the dose for each kilogram once the weight is known', async () => {
    const page = await open()
    await fill(page)
    await page.user.type(field(/^Body weight/), '80')
    expect(screen.getByText('3.13 mcg for each kg of body weight')).toBeVisible()
  })

  test('follows scale and size of the syringe, which are remembered apart', async () => {
    const page = await open()
    await fill(page)
    await page.user.click(screen.getByRole('radio', { name: 'U-40' }))
    expect(syringe()).toHaveAccessibleName('U-40 insulin syringe of 1 mL, filled to 4 units')
    await page.user.click(screen.getByRole('radio', { name: '0.5 mL' }))
    page.unmount()
    await open()
    expect(syringe()).toHaveAccessibleName('U-40 insulin syringe of 0.5 mL, empty')
  })

  test('changing the unit corrects it: the number stays', async () => {
    const page = await open()
    await fill(page, { dose: '0.25', unit: 'mg' })
    expect(figure('Draw to')).toHaveTextContent('10 units')
    await page.user.click(screen.getByRole('radio', { name: 'mcg' }))
    expect(field('Desired dose (mcg)')).toHaveValue('0.25')
    expect(figure('Dose')).toHaveTextContent('0.00025 mg = 0.25 mcg')
  })
})

describe('refused and warned of', () => {
  test('mg in place of mcg is more than the vial holds', async () => {
    const page = await open()
    await fill(page, { unit: 'mg' })
    expect(screen.getByText('This is more than the vial holds')).toBeVisible()
    expect(screen.getByText(/Did you mean 250 mcg\?/)).toBeVisible()
    expect(figure('Draw to')).toHaveTextContent('—')
    await press(page, 'Calculate')
    expect(await screen.findByText('This is more than the vial holds. Please check mg and mcg.')).toHaveRole(
      'alert',
    )
    expect(sent).toEqual([])
  })

  test.each([
    [
      '0.3 mL',
      '1000',
      'More than this syringe holds',
      /syringe of 0.5 mL or 1 mL, or split the dose into 2 draws of 20 units each/,
    ],
    ['1 mL', '3000', 'More than this syringe holds', /Split the dose into 2 draws of 60 units each/],
    ['1 mL', '10', 'Less than the first line', /stands for 2 units/],
    ['1 mL', '275', 'Between two lines', /lines for 10 and 12 units/],
  ])('with %s, %s mcg: %s', async (size, dose, title, text) => {
    const page = await open()
    await page.user.click(screen.getByRole('radio', { name: size }))
    await fill(page, { dose })
    const status = within(screen.getByText(title).closest('[role=status]') as HTMLElement)
    expect(status.getByText(text)).toBeVisible()
  })

  test('a draw that ends on a line needs no warning', async () => {
    await fill(await open())
    expect(screen.queryByText(/first line|Between two lines|More than/)).not.toBeInTheDocument()
  })
})

describe('calculating', () => {
  test('keeps the calculation, the dose in mg, and lists it', async () => {
    whenCalculating(async () => {
      await delay(50)
      return HttpResponse.json(aCalculation(), { status: 201 })
    })
    const page = await open()
    await fill(page)
    page.served.calculations = [aCalculation()]
    await press(page, 'Calculate')
    expect(await screen.findByRole('button', { name: 'Calculating...' })).toHaveAttribute('aria-busy', 'true')
    expect(await screen.findByText('Dosage calculated successfully')).toBeVisible()
    expect(sent).toEqual([
      {
        peptideId: 1,
        vialConcentration: 5,
        bacteriostaticWater: 2,
        desiredDose: 0.25,
        doseUnit: 'mcg',
        bodyWeight: null,
      },
    ])
    expect(await screen.findByText('BPC-157 · 250 mcg')).toBeVisible()
  })

  test('a double tap is one calculation', async () => {
    whenCalculating(() => HttpResponse.json(aCalculation(), { status: 201 }))
    const page = await open()
    await fill(page)
    for (const _ of ['once', 'twice']) fireEvent.click(screen.getByRole('button', { name: 'Calculate' }))
    await screen.findByText('Dosage calculated successfully')
    expect(sent).toHaveLength(1)
  })

  test.each([
    [500, 'Failed to calculate dosage. Please try again.'],
    [404, 'This peptide does not exist'],
  ])('a %d is told, and keeps what was typed', async (status, sentence) => {
    whenCalculating(() =>
      HttpResponse.json({ code: 'PEPTIDE_NOT_FOUND', message: 'This peptide does not exist' }, { status }),
    )
    const page = await open()
    await fill(page)
    await press(page, 'Calculate')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(field('Desired dose (mcg)')).toHaveValue('250')
  })
})

describe('previous calculations', () => {
  test('are five, and one goes back into the form as it was typed', async () => {
    const calculations = [1, 2, 3, 4, 5, 6].map((id) => aCalculation({ id, desiredDose: id / 10 }))
    const page = await open({ calculations })
    expect(await screen.findAllByRole('button', { name: /^Use again/ })).toHaveLength(5)
    await press(page, 'Use again: BPC-157, 300 mcg')
    expect(field('Peptide')).toHaveDisplayValue('BPC-157')
    expect(field('Desired dose (mcg)')).toHaveValue('300')
    expect(figure('Draw to')).toHaveTextContent('12 units')
  })

  test('say what to do while there are none', async () => {
    await open()
    expect(await screen.findByText(/None yet. Press Calculate/)).toBeVisible()
  })

  test('that cannot be loaded can be fetched again', async () => {
    serveRegimen()
    server.use(
      http.get('/api/dosage-calculations', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    )
    const page = renderPage(<CalculatorPage />, { path: '/calculator', user: aUser() })
    expect(await screen.findByText('Your calculations could not be loaded')).toBeVisible()
    await page.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/None yet/)).toBeVisible()
  })
})

describe('carrying the result on', () => {
  test('into the plan: the entry is edited, the calculated dose in it', async () => {
    const page = await open({ plan: [anEntry({ currentDose: '100 mcg' })] })
    await fill(page)
    await press(page, 'Use in my plan')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit BPC-157' }))
    expect(dialog.getByLabelText('Current dose')).toHaveValue('250 mcg')
    expect(dialog.getByLabelText('Frequency')).toHaveValue('Daily')
  })

  test('into the plan: what is not in it is added', async () => {
    const page = await open()
    await fill(page)
    await press(page, 'Use in my plan')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add BPC-157 to your plan' }))
    expect(dialog.getByLabelText('Current dose')).toHaveValue('250 mcg')
  })

  test('into a dose log, with the volume', async () => {
    const page = await open({ plan: [anEntry({ currentDose: '100 mcg' })] })
    await fill(page)
    await press(page, 'Log this dose')
    const dialog = within(await screen.findByRole('dialog', { name: 'Log BPC-157' }))
    expect(dialog.getByLabelText('Dose')).toHaveValue('250 mcg')
    expect(dialog.getByLabelText(/^Volume \(/)).toHaveValue('0.1')
    expect(dialog.getByLabelText(/^Volume \(/)).toBeVisible()
  })

  test('a dose of what is not active cannot be logged', async () => {
    const page = await open({ plan: [anEntry({ status: 'paused' })] })
    await fill(page)
    expect(screen.getByRole('button', { name: 'Log this dose' })).toBeDisabled()
    expect(screen.getByText(/BPC-157 is not active in your plan/)).toBeVisible()
  })

  test('without a result says what is missing', async () => {
    const page = await open()
    await press(page, 'Use in my plan')
    expect(await screen.findByText('Please select a peptide')).toHaveRole('alert')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the page', () => {
  test('has guidelines for three peptides, and how a vial is kept', async () => {
    await open()
    const guidelines = within(screen.getByRole('region', { name: 'Dosing guidelines' }))
    for (const name of ['BPC-157', 'TB-500', 'Semaglutide']) {
      expect(guidelines.getByRole('heading', { name })).toBeVisible()
    }
    expect(guidelines.getByText('2-8°C, use within 30 days')).toBeVisible()
  })

  test('that cannot load the peptides says so', async () => {
    serveRegimen({ peptides: [aPeptide()] })
    server.use(http.get('/api/peptides', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = renderPage(<CalculatorPage />, { path: '/calculator', user: aUser() })
    expect(await screen.findByText('The peptides could not be loaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByLabelText('Peptide')).toBeVisible()
  })

  test('shows nothing to whoever is not signed in', () => {
    renderPage(<CalculatorPage />, { path: '/calculator', user: null })
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Peptide')).not.toBeInTheDocument()
  })

  test('without the plan one can still calculate', async () => {
    serveRegimen({ peptides: [aPeptide()] })
    server.use(http.get('/api/user-peptides', () => HttpResponse.json({}, { status: 500 })))
    renderPage(<CalculatorPage />, { path: '/calculator', user: aUser() })
    expect(await screen.findByLabelText('Peptide')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use in my plan' })).not.toBeInTheDocument()
  })
})

describe('within My Plan', () => {
  test('three decimals, three previous calculations, a way to the page, and found by the quick action', async () => {
    const calculations = [1, 2, 3, 4].map((id) => aCalculation({ id }))
    serveRegimen({ peptides: [aPeptide()], plan: [anEntry()], calculations })
    const page = renderPage(<MyPlan />, { path: '/reminders', user: aUser() })
    await screen.findByLabelText('Peptide')
    await page.user.type(field('Vial concentration (mg)'), '5')
    await page.user.type(field('Desired dose (mg)'), '0.25')
    expect(figure('Concentration')).toHaveTextContent('2.500 mg/mL')
    expect(await screen.findAllByRole('button', { name: /^Use again/ })).toHaveLength(3)
    expect(screen.getByRole('link', { name: /dosing guidelines/i })).toHaveAttribute('href', '/calculator')
    const section = screen.getByRole('region', { name: 'Dosage Calculator' })
    expect(section).toHaveAttribute('data-quick-action', 'calculator')
    const [history] = screen.getAllByRole('heading', { name: 'Dose history' })
    expect(section.compareDocumentPosition(history as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
