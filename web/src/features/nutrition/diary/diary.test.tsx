import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aFoodLog, serveNutrition } from '../../../test/nutrition-server.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import NutritionWidget from '../nutrition-widget.tsx'
import './diary.tsx'
import '../log/food-form.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T00:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const diary = () => within(screen.getByRole('dialog', { name: 'Food diary' }))
const meal = (name: string) => within(diary().getByRole('region', { name }))

async function openDiary() {
  const page = renderPage(<NutritionWidget user={aUser()} />)
  await page.user.click(screen.getByRole('button', { name: 'Open diary' }))
  await diary().findByRole('heading', { name: 'Today' })
  return page
}

const logs = [
  aFoodLog({ id: 4, foodName: 'Rice', mealType: 'dinner', calories: 206, carbs: 45, servings: 2 }),
  aFoodLog({ id: 3, foodName: 'Yoghurt', brand: 'Meadow', calories: 150, protein: 9 }),
  aFoodLog({ id: 2, foodName: 'Oats', calories: 300, protein: 10, servings: 0.5 }),
  aFoodLog({ id: 1, foodName: 'Soup', mealType: 'lunch', calories: 2400, logDate: '2026-03-08' }),
]

test('an edited entry says so, and every entry is editable', { repeats: 1 }, async () => {
  serveNutrition({ logs: [aFoodLog({ editedAt: '2026-03-09T20:00:00.000Z' })] })
  const { user } = await openDiary()
  expect(meal('Breakfast').getByText('edited')).toBeVisible()
  await user.click(meal('Breakfast').getByRole('button', { name: 'More for Egg, boiled' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  expect(await screen.findByRole('dialog', { name: 'Edit food' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(meal('Breakfast').getByRole('button', { name: 'More for Egg, boiled' })).toHaveFocus(),
  )
})

describe('a day', () => {
  test('groups entries by meal, each with its total', async () => {
    serveNutrition({ logs })
    await openDiary()
    expect(diary().getByText('1,288 kcal left')).toBeVisible()
    expect(meal('Breakfast').getByText('300 kcal · 14 g protein')).toBeVisible()
    expect(meal('Dinner').getByText('412 kcal')).toBeVisible()
    expect(meal('Dinner').getByText('2 servings of 1 large (50 g)')).toBeVisible()
    expect(meal('Dinner').getByText(/Carbs 90 g/)).toBeVisible()
    expect(meal('Breakfast').getByText('Meadow · 1 serving of 1 large (50 g)')).toBeVisible()
    expect(meal('Snack').getByText('Nothing logged')).toBeVisible()
    // In the order eaten.
    const [first, second] = meal('Breakfast').getAllByRole('listitem')
    expect(first).toHaveTextContent('Oats')
    expect(second).toHaveTextContent('Yoghurt')
  })

  test('links to neighboring days, except future ones', async () => {
    serveNutrition({ logs })
    const { user } = await openDiary()
    expect(diary().getByRole('button', { name: 'Next day' })).toBeDisabled()
    await user.click(diary().getByRole('button', { name: 'Previous day' }))
    expect(diary().getByRole('heading', { name: 'Yesterday' })).toBeVisible()
    expect(meal('Lunch').getByText('Soup')).toBeVisible()
    expect(diary().getByText('400 kcal over')).toBeVisible()
    await user.click(diary().getByRole('button', { name: 'Today' }))
    expect(diary().getByRole('heading', { name: 'Today' })).toBeVisible()
    fireEvent.change(diary().getByLabelText('Day'), { target: { value: '2026-03-10' } })
    expect(diary().getByRole('heading', { name: 'Today' })).toBeVisible()
    fireEvent.change(diary().getByLabelText('Day'), { target: { value: '2026-02-01' } })
    expect(await diary().findByRole('heading', { name: 'Sun, Feb 1' })).toBeVisible()
  })

  test('shows its week as bars', async () => {
    serveNutrition({ logs })
    const { user } = await openDiary()
    const week = within(diary().getByRole('list', { name: 'Calories this week' }))
    expect(week.getAllByRole('button')).toHaveLength(7)
    expect(week.getByRole('button', { name: 'Today: 712 of 2,000 kcal' })).toHaveAttribute(
      'aria-current',
      'date',
    )
    expect(week.getByRole('button', { name: 'Tue, Mar 3: nothing logged' })).toBeVisible()
    await user.click(week.getByRole('button', { name: 'Sun, Mar 8: 2,400 of 2,000 kcal' }))
    expect(diary().getByRole('heading', { name: 'Yesterday' })).toBeVisible()
  })
})

test('adds a food to the displayed meal and day', async () => {
  const soup = { ...aFoodLog(), name: 'Soup', caloriesPerServing: 90, servingSize: '1 cup' }
  const nutrition = serveNutrition({ logs, recent: [soup] })
  const { user } = await openDiary()
  await user.click(diary().getByRole('button', { name: 'Previous day' }))
  await user.click(diary().getByRole('button', { name: 'Add to snack' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Log Food' }))
  await user.click(await dialog.findByRole('option', { name: /^Soup/ }))
  await user.click(dialog.getByRole('button', { name: /^Log Food/ }))
  await waitFor(() => expect(nutrition.logged).toHaveLength(1))
  expect(nutrition.logged[0]).toMatchObject({ mealType: 'snack', logDate: '2026-03-08' })
  expect(await meal('Snack').findByText('Soup')).toBeVisible()
})

describe('deleting an entry', () => {
  const askFor = async () => {
    const page = await openDiary()
    await page.user.click(meal('Dinner').getByRole('button', { name: 'More for Rice' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Rice?' }))
    expect(question.getByText(/^Dinner of Mar 9, 2026, 412 kcal\./)).toBeVisible()
    return { ...page, question }
  }

  test('removes it from the day and its totals after a question', async () => {
    serveNutrition({ logs })
    const { user, question } = await askFor()
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Food deleted')).toBeVisible()
    expect(await meal('Dinner').findByText('Nothing logged')).toBeVisible()
    expect(diary().getByText('1,700 kcal left')).toBeVisible()
  })

  test('is canceled by the question', async () => {
    const nutrition = serveNutrition({ logs })
    const { user, question } = await askFor()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(meal('Dinner').getByText('Rice')).toBeVisible()
    expect(nutrition.logs).toHaveLength(4)
  })

  test('shows an error and keeps entry and question on failure', async () => {
    serveNutrition({ logs })
    server.use(http.delete('/api/food-logs/:id', () => refusal(500, 'INTERNAL', 'Out of order')))
    const { user, question } = await askFor()
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await question.findByRole('alert')).toHaveTextContent('Failed to delete food. Please try again.')
    expect(question.getByRole('button', { name: 'Delete' })).toBeVisible()
  })
})

test('retries loading on demand', async () => {
  serveNutrition({ logs })
  let failing = true
  server.use(
    http.get('/api/food-logs', ({ request }) =>
      failing && request.url.includes('from=2026-03-03') ? refusal(500, 'INTERNAL', 'Oh no') : undefined,
    ),
  )
  const { user } = renderPage(<NutritionWidget user={aUser()} />)
  await user.click(screen.getByRole('button', { name: 'Open diary' }))
  expect(await diary().findByText('We couldn’t load your diary')).toBeVisible()
  failing = false
  await user.click(diary().getByRole('button', { name: 'Try again' }))
  expect(await diary().findByRole('heading', { name: 'Today' })).toBeVisible()
})
