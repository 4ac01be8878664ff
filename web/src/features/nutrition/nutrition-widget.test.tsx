import { currentUser } from '@pepwell/contract/accounts/accounts.calls'
import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { setCacheOwner } from '../../lib/offline/owner.ts'
import { showOutbox } from '../../lib/offline/pending-writes.ts'
import { cacheResponses } from '../../lib/offline/read.ts'
import { flushResponses } from '../../lib/offline/response-cache.ts'
import { aDevice } from '../../test/device.ts'
import { aDrink, aFoodLog, serveNutrition, someTargets } from '../../test/nutrition-server.ts'
import { refusal } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import NutritionWidget from './nutrition-widget.tsx'
import './diary/diary.tsx'
import './log/food-form.tsx'

beforeEach(() => {
  // 8 PM on the 9th in New York.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T00:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const show = (timeZone = 'America/New_York') =>
  renderPage(<NutritionWidget user={aUser({ timeZone })} />, { path: '/' })

const widget = () => within(screen.getByRole('region', { name: 'Daily Nutrition' }))

test('a new day offline is empty and can be logged to', async () => {
  const { lose } = aDevice()
  const person = aUser()
  setCacheOwner(person.id)
  serveNutrition({ logs: [aFoodLog({ calories: 600 })], drinks: [aDrink()] })
  const { unmount } = show()
  expect(await widget().findByText('600')).toBeVisible()
  expect(await widget().findByText('8 of 74 fl oz')).toBeVisible()
  cacheResponses([[currentUser.path, person]])
  await flushResponses(person.id)
  unmount()
  lose()
  vi.setSystemTime(Date.parse('2026-03-10T12:00:00Z'))
  show()
  expect(await widget().findByText('of 2,000 kcal')).toBeVisible()
  expect(widget().getByText('Nothing logged yet today. Tap a meal to start.')).toBeVisible()
  expect(await widget().findByText('0 of 74 fl oz')).toBeVisible()
  expect(widget().getByRole('button', { name: '8 fl oz' })).toBeEnabled()
})

describe('the day so far', () => {
  const logs = [
    aFoodLog({ id: 3, mealType: 'lunch', calories: 600, protein: 40, carbs: 60, fat: 22, servings: 1.5 }),
    aFoodLog({ id: 2, calories: 100, protein: 10, carbs: 5, fat: 4, servings: 2 }),
    aFoodLog({ id: 1, calories: 50, protein: 0, carbs: 12, fat: 0 }),
  ]

  test('shows water without a nested card', async () => {
    serveNutrition({ logs })
    show()
    const water = await widget().findByRole('region', { name: 'Water' })
    expect(water.className).not.toMatch(/\bborder\b/)
  })

  test('shows its targets and totals of everything logged', async () => {
    serveNutrition({ logs })
    show()
    expect(await widget().findByText('1,150')).toBeVisible()
    expect(widget().getByText('of 2,000 kcal')).toBeVisible()
    expect(widget().getByText('850 kcal left')).toBeVisible()
    expect(widget().getByText('80 of 120 g')).toBeVisible()
    expect(widget().getByText('40 g to go')).toBeVisible()
    // 112 g carbs, 41 g fat and 80 g protein: carbs are 448 and fat 369 of 1,137 kcal.
    expect(widget().getByText('112 g')).toBeVisible()
    expect(widget().getByText('40% of calories')).toBeVisible()
    expect(widget().getByText('32% of calories')).toBeVisible()
    expect(widget().queryByText(/until your profile is complete|assumed/)).not.toBeInTheDocument()
  })

  test('shows no macro split without food', async () => {
    serveNutrition({ logs: [] })
    show()
    expect(await widget().findByText('0 of 120 g')).toBeVisible()
    expect(widget().queryByText(/of calories/)).not.toBeInTheDocument()
  })

  test('counts queued entries but not refused ones', async () => {
    serveNutrition({ logs: [aFoodLog({ calories: 600, fiber: 2 })] })
    show()
    const body = { clientId: 'one', foodName: 'Oats', mealType: 'lunch', logDate: '2026-03-09' }
    const figures = { calories: 200, protein: 7, carbs: 30, fat: 4, servings: 2 }
    const nutritionixFood = { name: 'Oats', caloriesPerServing: 200, fiber: 5 }
    const write = { place: 1, path: '/api/food-logs', mayHaveArrived: false }
    const writes = [
      { ...write, body: { ...body, ...figures, nutritionixFood } },
      { ...write, place: 2, body: { ...body, ...figures }, problem: 'Calories must be 0 to 10000' },
      { ...write, place: 3, body: { ...body, ...figures, logDate: '2026-03-08' } },
    ]
    act(() => showOutbox({ writes }))
    onTestFinished(() => showOutbox({ writes: [] }))
    expect(await widget().findByText('1,000')).toBeVisible()
    expect(widget().getByText('12 of 28 g')).toBeVisible()
    expect(widget().getByRole('button', { name: /^Lunch: 400 kcal, 1 food\./ })).toBeVisible()
  })

  test('has its meals, each with its own add button', async () => {
    serveNutrition({ logs })
    const { user } = show()
    expect(await widget().findByRole('button', { name: /^Breakfast: 250 kcal, 2 foods/ })).toBeVisible()
    expect(widget().getByRole('button', { name: /^Lunch: 900 kcal, 1 food\./ })).toBeVisible()
    await user.click(widget().getByRole('button', { name: /^Snack: nothing logged/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Log Food' }))
    expect(await dialog.findByRole('radio', { name: 'Snack' })).toBeChecked()
  })

  test('shows in words by how much it exceeds the target', async () => {
    serveNutrition({ logs: [aFoodLog({ calories: 2310, protein: 130 })] })
    show()
    expect(await widget().findByText('310 kcal over')).toBeVisible()
    expect(widget().getByText('Target reached')).toBeVisible()
  })

  test('is in the person’s own zone', async () => {
    serveNutrition({ logs: [aFoodLog({ logDate: '2026-03-10', calories: 321 })] })
    show('Pacific/Auckland')
    expect(await widget().findByText('321')).toBeVisible()
  })
})

test('a page left open switches to the new day when visible again', async () => {
  serveNutrition({ logs: [aFoodLog({ logDate: '2026-03-09', calories: 321 })] })
  show()
  expect(await widget().findByText('321')).toBeVisible()
  vi.setSystemTime('2026-03-10T04:00:00Z')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await widget().findByText('Nothing logged yet today. Tap a meal to start.')).toBeVisible()
})

test('a target explains itself', async () => {
  serveNutrition()
  show()
  expect(
    await widget().findByText('Based on a moderately active day, not on your goal weight.'),
  ).toBeVisible()
})

test('without entries says how to start', async () => {
  serveNutrition()
  show()
  expect(await widget().findByText('Nothing logged yet today. Tap a meal to start.')).toBeVisible()
  expect(widget().getByText('2,000 kcal left')).toBeVisible()
})

test('a default target says so and links to the profile', async () => {
  serveNutrition({
    targets: someTargets({ caloriesAssumed: true, proteinAssumed: true }),
  })
  const { user, location } = show()
  expect(await widget().findByText('120 g to go · target assumed')).toBeVisible()
  await user.click(widget().getByRole('link', { name: 'Based on 2,000 kcal until your profile is complete' }))
  expect(location()).toBe('/profile?tab=body')
})

test('shows the log button while loading', () => {
  serveNutrition()
  show()
  expect(widget().getByRole('status')).toHaveTextContent("Loading today's nutrition")
  expect(widget().getByRole('button', { name: 'Log Food' })).toHaveAttribute('data-quick-action', 'food')
})

test('a failure shows an error, and a retry fetches only what failed', async () => {
  serveNutrition({ logs: [aFoodLog({ calories: 432 })] })
  server.use(
    http.get('/api/food-logs', () => refusal(500, 'INTERNAL', 'Something went wrong'), { once: true }),
    http.get('/api/nutrition/targets', () => HttpResponse.error(), { once: true }),
  )
  const { user } = show()
  expect(await widget().findByText('We couldn’t load your nutrition')).toBeVisible()
  await user.click(widget().getByRole('button', { name: 'Try again' }))
  expect(await widget().findByText('432')).toBeVisible()
})
