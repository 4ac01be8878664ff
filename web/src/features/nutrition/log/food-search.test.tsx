import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { banana, choose, dialog, field, openDialog, submit } from '../../../test/food-dialog.tsx'
import { aFood, serveNutrition } from '../../../test/nutrition-server.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { server } from '../../../test/server.ts'

const bread = aFood({ name: 'Banana bread', caloriesPerServing: 196, servingSize: '1 slice (60 g)' })

describe('the search', () => {
  test('starts at two characters after a pause in typing, and counts results', async () => {
    const nutrition = serveNutrition({ foods: [banana, bread] })
    const { user } = await openDialog()
    await user.type(field(), 'b')
    await new Promise((resolve) => setTimeout(resolve, 350))
    expect(nutrition.searches).toEqual([])
    await user.type(field(), 'anan')
    expect(await dialog().findAllByRole('option')).toHaveLength(2)
    expect(nutrition.searches).toEqual(['banan'])
    expect(dialog().getByRole('status')).toHaveTextContent('2 foods found')
  })

  test('shows up to five results', async () => {
    serveNutrition({ foods: Array.from({ length: 8 }, (_, i) => aFood({ name: `Rice ${i}` })) })
    const { user } = await openDialog()
    await user.type(field(), 'rice')
    expect(await dialog().findAllByRole('option')).toHaveLength(5)
  })

  test('shows an empty list silently on failure', async () => {
    serveNutrition()
    server.use(http.get('/api/nutrition/search', () => refusal(500, 'INTERNAL', 'Out of order')))
    const { user } = await openDialog()
    await user.type(field(), 'egg')
    expect(await dialog().findByText(/^Nothing matches "egg"/)).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText(/Out of order|Failed/)).not.toBeInTheDocument()
  })

  test('without results links to the form with the name filled in', async () => {
    serveNutrition({ foods: [banana] })
    const { user } = await openDialog()
    await user.type(field(), ' Lentil soup ')
    expect(await dialog().findByText('Nothing matches "Lentil soup".')).toBeVisible()
    const byHand = dialog().getByRole('button', { name: 'Enter manually' })
    // Only the dialog's own button is filled.
    expect(byHand).not.toHaveClass('bg-accent')
    expect(dialog().getByRole('button', { name: 'Log Food' })).toHaveClass('bg-accent')
    await user.click(byHand)
    expect(dialog().getByRole('region', { name: 'Enter manually' })).toBeVisible()
    expect(dialog().getByLabelText('Food')).toHaveValue('Lentil soup')
    expect(dialog().getByLabelText('Calories')).toHaveValue('')
  })

  test('is aborted by the next one', async () => {
    serveNutrition({ foods: [banana] })
    const aborted = vi.fn()
    server.use(
      http.get('/api/nutrition/search', async ({ request }) => {
        const text = new URL(request.url).searchParams.get('query')
        if (text !== 'ba') return undefined
        request.signal.addEventListener('abort', aborted)
        await delay('infinite')
        return HttpResponse.json({ foods: [] })
      }),
    )
    const { user } = await openDialog()
    await user.type(field(), 'ba')
    await new Promise((resolve) => setTimeout(resolve, 350))
    await user.type(field(), 'nana')
    expect(await dialog().findByRole('option', { name: /^Banana/ })).toBeVisible()
    await waitFor(() => expect(aborted).toHaveBeenCalled())
  })

  test('works with the keyboard alone', async () => {
    serveNutrition({ foods: [banana, bread] })
    const { user } = await openDialog()
    await user.type(field(), 'ban')
    const [first, second] = await dialog().findAllByRole('option')
    await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', first?.id))
    await user.keyboard('{ArrowDown}')
    expect(field()).toHaveAttribute('aria-activedescendant', second?.id)
    expect(second).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowDown}')
    expect(field()).toHaveAttribute('aria-activedescendant', first?.id)
    await user.keyboard('{ArrowUp}{Enter}')
    expect(await dialog().findByRole('heading', { name: 'Banana bread' })).toHaveFocus()
  })

  test('Escape clears it first, then closes the dialog', async () => {
    serveNutrition({ foods: [banana] })
    const { user } = await openDialog()
    await user.type(field(), 'ban')
    await user.keyboard('{Escape}')
    expect(field()).toHaveValue('')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('frequent foods', () => {
  test('are shown before typing, and one tap selects one', async () => {
    const nutrition = serveNutrition({ recent: [banana], frequent: [banana, aFood()] })
    const { user } = await openDialog()
    const recent = within(await dialog().findByRole('group', { name: 'Recent' }))
    const frequent = within(dialog().getByRole('group', { name: 'Often logged' }))
    expect(recent.getAllByRole('option')).toHaveLength(1)
    expect(frequent.getAllByRole('option')).toHaveLength(1)
    await user.click(frequent.getByRole('option', { name: /^Egg/ }))
    expect(dialog().getByText('1 serving is 1 large (50 g)')).toBeVisible()
    await user.click(submit())
    await waitFor(() => expect(nutrition.logged).toHaveLength(1))
    expect(nutrition.logged[0]).toMatchObject({ foodName: 'Egg, boiled', calories: 78 })
  })
})

describe('the values', () => {
  const figure = (name: string) => dialog().getByText(name).closest('div')

  test('update with the chosen servings', async () => {
    serveNutrition({ foods: [banana] })
    const page = await openDialog()
    await choose(page)
    expect(figure('Calories')).toHaveTextContent('105')
    await page.user.click(dialog().getByRole('button', { name: '2 servings' }))
    expect(figure('Calories')).toHaveTextContent('210')
    expect(figure('Carbs')).toHaveTextContent('54 g')
    await page.user.click(dialog().getByRole('button', { name: 'A tenth more' }))
    expect(dialog().getByLabelText('Servings')).toHaveValue('2.1')
    expect(figure('Protein')).toHaveTextContent('2.7 g')
    await page.user.clear(dialog().getByLabelText('Servings'))
    expect(figure('Calories')).toHaveTextContent('—')
    await page.user.type(dialog().getByLabelText('Servings'), '0,5')
    expect(figure('Calories')).toHaveTextContent('53')
    await page.user.keyboard('{ArrowDown}')
    expect(dialog().getByLabelText('Servings')).toHaveValue('0.4')
  })

  test('can be reloaded or entered after a failure', async () => {
    serveNutrition({ foods: [banana] })
    server.use(
      http.post('/api/nutrition/details', () => refusal(500, 'INTERNAL', 'Out of order'), { once: true }),
    )
    const { user } = await openDialog()
    await user.type(field(), 'banana')
    await user.click(await dialog().findByRole('option', { name: /^Banana/ }))
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'We couldn’t load the nutrition facts for Banana.',
    )
    await user.click(dialog().getByRole('button', { name: 'Try again' }))
    expect(await dialog().findByRole('heading', { name: 'Banana' })).toBeVisible()
  })
})
