import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { banana, choose, dialog, field, openDialog, submit } from '../../../test/food-dialog.tsx'
import { serveNutrition } from '../../../test/nutrition-server.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { server } from '../../../test/server.ts'

beforeEach(() => {
  // 8 PM on the 9th in New York.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T00:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Longer than the double-tap window. */
const later = () => new Promise((resolve) => setTimeout(resolve, 310))

describe('validation', () => {
  test('requires a food', async () => {
    const nutrition = serveNutrition()
    const { user } = await openDialog()
    await user.click(submit())
    expect(await dialog().findByText('Please select a food and meal type')).toHaveRole('alert')
    expect(field()).toBeInvalid()
    expect(field()).toHaveFocus()
    expect(nutrition.logged).toEqual([])
  })

  test.each([
    ['0', 'Servings must be at least 0.1'],
    ['0.05', 'Servings must be at least 0.1'],
    ['', 'Servings must be at least 0.1'],
    ['two', 'Servings must be at least 0.1'],
    ['1001', 'Servings must be at most 1000'],
    ['0.1234', 'Servings can have up to 3 decimals'],
  ])('refuses servings of %j: %s', async (servings, message) => {
    const nutrition = serveNutrition({ foods: [banana] })
    const page = await openDialog()
    await choose(page)
    await page.user.clear(dialog().getByLabelText('Servings'))
    if (servings) await page.user.type(dialog().getByLabelText('Servings'), servings)
    await page.user.click(submit())
    expect(await dialog().findByText(message)).toHaveRole('alert')
    expect(nutrition.logged).toEqual([])
  })

  test('refuses a future day', async () => {
    const nutrition = serveNutrition({ recent: [banana] })
    const { user } = await openDialog()
    await user.click(await dialog().findByRole('option', { name: /^Banana/ }))
    await user.clear(dialog().getByLabelText('Day'))
    await user.type(dialog().getByLabelText('Day'), '2026-03-10')
    await user.click(submit())
    expect(await dialog().findByText('You can’t log anything for a future day')).toHaveRole('alert')
    expect(nutrition.logged).toEqual([])
  })
})

describe('the request', () => {
  test('has the specified names, the meal by hour, and your own day', async () => {
    const nutrition = serveNutrition({ foods: [banana] })
    const page = await openDialog()
    expect(dialog().getByRole('radio', { name: 'Dinner' })).toBeChecked()
    expect(dialog().getByLabelText('Day')).toHaveValue('2026-03-09')
    await choose(page)
    await page.user.click(dialog().getByRole('button', { name: '½ serving' }))
    await page.user.click(submit())
    await waitFor(() => expect(nutrition.logged).toHaveLength(1))
    expect(nutrition.logged[0]).toEqual({
      foodName: 'Banana',
      calories: 105,
      protein: 1.3,
      carbs: 27,
      fat: 0.4,
      servings: 0.5,
      mealType: 'dinner',
      logDate: '2026-03-09',
      nutritionixFood: {
        name: 'Banana',
        brand: null,
        caloriesPerServing: 105,
        servingSize: '1 medium (118 g)',
        protein: 1.3,
        carbs: 27,
        fat: 0.4,
        fiber: 0,
        sugar: 0.6,
        sodium: 62,
      },
      clientId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  test('has another day and meal in another zone, and both can be changed', async () => {
    const nutrition = serveNutrition({ recent: [banana] })
    const { user } = await openDialog('Pacific/Auckland')
    expect(dialog().getByLabelText('Day')).toHaveValue('2026-03-10')
    expect(dialog().getByRole('radio', { name: 'Lunch' })).toBeChecked()
    await user.click(await dialog().findByRole('option', { name: /^Banana/ }))
    await user.click(dialog().getByRole('radio', { name: 'Snack' }))
    await user.clear(dialog().getByLabelText('Day'))
    await user.type(dialog().getByLabelText('Day'), '2026-03-08')
    await user.click(submit())
    await waitFor(() => expect(nutrition.logged).toHaveLength(1))
    expect(nutrition.logged[0]).toMatchObject({ mealType: 'snack', logDate: '2026-03-08' })
  })
})

describe('manual entry', () => {
  test('takes the typed values, and blank macros are 0', async () => {
    const nutrition = serveNutrition()
    const { user } = await openDialog()
    await user.type(field(), 'Lentil soup')
    await user.click(dialog().getByRole('button', { name: 'Enter manually' }))
    expect(dialog().getByLabelText('Food')).toHaveValue('Lentil soup')
    expect(dialog().getByLabelText('Food')).toHaveFocus()
    await user.click(submit())
    expect(await dialog().findByText('Calories must be 0 to 10000')).toHaveRole('alert')
    await user.type(dialog().getByLabelText('Calories'), '240')
    await user.type(dialog().getByLabelText('Protein (g)'), '12,5')
    await user.type(dialog().getByLabelText(/^Serving size/), '1 bowl')
    await user.click(dialog().getByText('Brand, fiber, sugar, sodium'))
    await user.type(dialog().getByLabelText(/^Fiber/), '8')
    await user.clear(dialog().getByLabelText('Servings'))
    await user.type(dialog().getByLabelText('Servings'), '0.125')
    await user.click(dialog().getByRole('button', { name: 'A tenth more' }))
    expect(dialog().getByLabelText('Servings')).toHaveValue('0.2')
    await user.clear(dialog().getByLabelText('Servings'))
    await user.type(dialog().getByLabelText('Servings'), '0,125')
    await user.click(submit())
    await waitFor(() => expect(nutrition.logged).toHaveLength(1))
    expect(nutrition.logged[0]).toMatchObject({
      foodName: 'Lentil soup',
      calories: 240,
      protein: 12.5,
      carbs: 0,
      fat: 0,
      servings: 0.125,
      nutritionixFood: { name: 'Lentil soup', servingSize: '1 bowl', fiber: 8, caloriesPerServing: 240 },
    })
  })

  test('questions calories far from the macros without blocking', async () => {
    const nutrition = serveNutrition()
    const { user } = await openDialog()
    await user.type(field(), 'Mystery shake')
    await user.click(dialog().getByRole('button', { name: 'Enter manually' }))
    await user.type(dialog().getByLabelText('Calories'), '0')
    await user.type(dialog().getByLabelText('Protein (g)'), '50')
    const tooFew = '50 g of protein alone is about 200 kcal. Please check the calories.'
    expect(await dialog().findByText(tooFew)).toBeVisible()
    await user.clear(dialog().getByLabelText('Protein (g)'))
    await user.type(dialog().getByLabelText('Protein (g)'), '1')
    await user.clear(dialog().getByLabelText('Calories'))
    await user.type(dialog().getByLabelText('Calories'), '9000')
    expect(
      await dialog().findByText('These macros add up to only about 4 kcal. Please check the calories.'),
    ).toBeVisible()
    await user.click(submit())
    await waitFor(() => expect(nutrition.logged).toMatchObject([{ calories: 9000, protein: 1 }]))
  })

  test('keeps the way back to the search', async () => {
    serveNutrition({ recent: [banana] })
    const { user } = await openDialog()
    await user.click(dialog().getByRole('button', { name: 'Enter manually' }))
    await user.click(dialog().getByRole('button', { name: 'Search for a food instead' }))
    expect(await dialog().findByRole('option', { name: /^Banana/ })).toBeVisible()
  })
})

describe('a success', () => {
  test('is confirmed, closes the dialog, updates the widget, and offers another', async () => {
    const nutrition = serveNutrition({ recent: [banana] })
    const { user } = await openDialog()
    await user.click(await dialog().findByRole('option', { name: /^Banana/ }))
    await user.click(dialog().getByRole('radio', { name: 'Lunch' }))
    await user.click(submit())
    expect(await screen.findByText('Food logged successfully')).toBeVisible()
    expect(screen.getByText('Banana · 1 serving, 105 kcal · Lunch')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Lunch: 105 kcal, 1 food. Add a food' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Log another' }))
    expect(await dialog().findByRole('radio', { name: 'Lunch' })).toBeChecked()
    await user.click(await dialog().findByRole('option', { name: /^Banana/ }))
    await later()
    await user.click(submit())
    await waitFor(() => expect(nutrition.logged).toHaveLength(2))
    expect(nutrition.logged[1]?.clientId).not.toBe(nutrition.logged[0]?.clientId)
  })
})

describe('a failure', () => {
  const sent: Record<string, unknown>[] = []
  const failing = (...answers: (() => Response | undefined)[]) => {
    sent.length = 0
    server.use(
      http.post('/api/food-logs', async ({ request }) => {
        sent.push((await request.clone().json()) as Record<string, unknown>)
        return answers[sent.length - 1]?.()
      }),
    )
  }

  const fail = async (answer: () => Response) => {
    serveNutrition({ recent: [banana] })
    failing(answer)
    const page = await openDialog()
    await page.user.click(await dialog().findByRole('option', { name: /^Banana/ }))
    await page.user.click(dialog().getByRole('button', { name: '2 servings' }))
    await page.user.click(submit())
    return page
  }

  test('shows the status and its text, keeps the input, and the retry is the same food', async () => {
    const page = await fail(() =>
      HttpResponse.json(
        { code: 'INTERNAL', message: 'Something went wrong' },
        { status: 500, statusText: 'Internal Server Error' },
      ),
    )
    expect(await screen.findByText('Failed to log food')).toBeVisible()
    expect(screen.getByText('500: Internal Server Error')).toBeVisible()
    expect(dialog().getByRole('alert')).toHaveTextContent('Everything you entered is still here')
    expect(dialog().getByLabelText('Servings')).toHaveValue('2')
    await later()
    await page.user.click(submit())
    expect(await screen.findByText('Food logged successfully')).toBeVisible()
    expect(sent[1]).toEqual(sent[0])
  })

  test('after a change, a retry is another food', async () => {
    const page = await fail(() => HttpResponse.error())
    expect(await screen.findByText('Failed to log food')).toBeVisible()
    await page.user.click(dialog().getByRole('button', { name: '1 serving' }))
    await later()
    await page.user.click(submit())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.clientId).not.toBe(sent[0]?.clientId)
  })

  test('shows the server’s reason in the form', async () => {
    await fail(() => refusal(400, 'LOGGED_IN_FUTURE', 'You can’t log anything for a future day'))
    expect(await dialog().findByRole('alert')).toHaveTextContent('You can’t log anything for a future day')
    expect(await screen.findByText('Failed to log food')).toBeVisible()
  })

  test("isn't shown for an ended session", async () => {
    await fail(() => refusal(401, 'NOT_SIGNED_IN', 'Please sign in'))
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByText('Failed to log food')).not.toBeInTheDocument()
  })
})

test('a double tap logs one food', async () => {
  const nutrition = serveNutrition({ recent: [banana] })
  const { user } = await openDialog()
  await user.click(await dialog().findByRole('option', { name: /^Banana/ }))
  await user.dblClick(submit())
  await screen.findByText('Food logged successfully')
  expect(nutrition.logged).toHaveLength(1)
})
