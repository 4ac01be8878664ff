import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aFoodLog, serveNutrition, someTargets } from '../../../test/nutrition-server.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import NutritionWidget from '../nutrition-widget.tsx'
import { ProteinTarget } from './protein-target.tsx'
import './targets-form.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T00:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const dialog = () => within(screen.getByRole('dialog', { name: 'Your targets' }))
const field = (label: string) => dialog().getByLabelText(label)

async function openTargets(changes: Parameters<typeof aUser>[0] = {}) {
  const page = renderPage(
    <>
      <NutritionWidget user={aUser(changes)} />
      <p>
        <ProteinTarget unit="lbs" />
      </p>
    </>,
  )
  await page.user.click(await screen.findByRole('button', { name: 'Your targets' }))
  await dialog().findByLabelText('Calories (kcal)')
  return page
}
const save = () => dialog().getByRole('button', { name: 'Save targets' })

test('each target shows its computed value and how it is computed', async () => {
  serveNutrition({
    targets: someTargets({
      protein: 93,
      computed: { ...someTargets().computed, protein: { amount: 92.5, assumed: false } },
    }),
  })
  const { user } = await openTargets()
  const hint = (label: string) => document.getElementById(`${field(label).id}-hint`)
  expect(hint('Calories (kcal)')).toHaveTextContent(
    'Default: 2,000 kcal: a moderately active day at your age, gender, weight and height.',
  )
  expect(hint('Protein (g)')).toHaveTextContent(
    'Default: 93 g: 0.64 g per pound of your weight. The guide of 0.7–1 g per pound of goal weight would be 112–160 g.',
  )
  expect(hint('Fiber (g)')).toHaveTextContent('Default: 28 g: 14 g per 1,000 kcal of your calorie target.')
  expect(hint('Water (fl oz)')).toHaveTextContent(
    'Default: 74 fl oz, counting everything you drink: an adequate intake for women.',
  )
  await user.type(field('Calories (kcal)'), '1500')
  expect(hint('Fiber (g)')).toHaveTextContent('Default: 21 g')
  expect(dialog().getByRole('link', { name: /Dietary Reference Intakes for Water/ })).toHaveAttribute(
    'href',
    'https://doi.org/10.17226/10925',
  )
})

describe('a personal target', () => {
  test('applies everywhere immediately, in the typed unit', async () => {
    const nutrition = serveNutrition({ logs: [aFoodLog({ protein: 40, calories: 500, fiber: 6 })] })
    const { user } = await openTargets()
    await user.type(field('Calories (kcal)'), '1500')
    await user.type(field('Protein (g)'), '110')
    await user.type(field('Water (fl oz)'), '80')
    await user.click(save())
    await waitFor(() =>
      expect(nutrition.aims).toEqual([{ calories: 1500, protein: 110, fiber: null, water: 2365.88 }]),
    )
    expect(await screen.findByText('Targets saved')).toBeVisible()
    expect(await screen.findByText('of 1,500 kcal')).toBeVisible()
    expect(screen.getByText('40 of 110 g')).toBeVisible()
    expect(screen.getByText('70 g to go · your target')).toBeVisible()
    expect(screen.getByText('You set this calorie target.')).toBeVisible()
    expect(screen.getByText('6 of 28 g')).toBeVisible()
    expect(screen.getByText('0 of 80 fl oz')).toBeVisible()
    expect(screen.getByText('110 g a day')).toBeVisible()
  })

  test('is cleared by emptying its field', async () => {
    const nutrition = serveNutrition({ targets: someTargets({ protein: 110, proteinOwn: true }) })
    const { user } = await openTargets({ weightUnit: 'kg' })
    expect(field('Protein (g)')).toHaveValue('110')
    await user.click(dialog().getByRole('button', { name: 'Clear Protein (g)' }))
    expect(field('Protein (g)')).toHaveValue('')
    await user.type(field('Water (mL)'), '2000')
    await user.click(save())
    await waitFor(() =>
      expect(nutrition.aims).toEqual([{ calories: null, protein: null, fiber: null, water: 2000 }]),
    )
    expect(await screen.findByText('0 of 120 g')).toBeVisible()
  })

  test("outside the limits shows an error and isn't sent", async () => {
    const nutrition = serveNutrition()
    const { user } = await openTargets()
    await user.type(field('Calories (kcal)'), '500')
    await user.type(field('Protein (g)'), '1,000')
    await user.type(field('Fiber (g)'), '2')
    await user.type(field('Water (fl oz)'), '8')
    await user.click(save())
    expect(await dialog().findByText('A calorie target is 800 to 6000 kcal')).toHaveRole('alert')
    expect(dialog().getByText('A protein target is 20 to 400 g')).toBeVisible()
    expect(dialog().getByText('A fiber target is 5 to 100 g')).toBeVisible()
    expect(dialog().getByText('A water target is 17 to 270 fl oz')).toBeVisible()
    expect(nutrition.aims).toEqual([])
  })

  test('shows an error and keeps the input on failure', async () => {
    serveNutrition()
    server.use(http.patch('/api/nutrition/targets', () => refusal(500, 'INTERNAL', 'Out of order')))
    const { user } = await openTargets()
    await user.type(field('Protein (g)'), '110')
    await user.click(save())
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'We couldn’t save your targets. Please try again.',
    )
    expect(field('Protein (g)')).toHaveValue('110')
  })
})

test.each([
  ['male', /for men\.$/],
  ['female', /for women\.$/],
  ['other', /for women, the lower of the two published values\.$/],
] as const)('the water target of a person %s names the reference group', async (gender, sentence) => {
  serveNutrition()
  await openTargets({ gender })
  expect(document.getElementById(`${field('Water (fl oz)').id}-hint`)).toHaveTextContent(sentence)
})

test.each([
  [someTargets({ protein: 93 }), 'lbs', 'Your target is 93 g a day: 0.64 g per pound of your weight.'],
  [someTargets({ protein: 93 }), 'kg', 'Your target is 93 g a day: 1.4 g per kg of your weight.'],
  [someTargets({ protein: 110, proteinOwn: true }), 'lbs', 'Your target is 110 g a day, which you set.'],
  [
    someTargets({ proteinPerKg: null }),
    'lbs',
    'Your target is 120 g a day until you add your gender and weight.',
  ],
] as const)('the protein target is the same everywhere: %#', async (targets, unit, text) => {
  serveNutrition({ targets })
  const { container } = renderPage(<ProteinTarget unit={unit} />)
  await waitFor(() => expect(container).toHaveTextContent(text))
})
