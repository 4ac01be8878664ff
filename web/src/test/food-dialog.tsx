import { screen, within } from '@testing-library/react'
import NutritionWidget from '../features/nutrition/nutrition-widget.tsx'
import { aFood } from './nutrition-server.ts'
import { renderPage } from './render.tsx'
import { aUser } from './users.ts'
// Preloads the dialog's form, so that tests don't time out waiting for it.
import '../features/nutrition/log/food-form.tsx'

export const banana = aFood({
  name: 'Banana',
  servingSize: '1 medium (118 g)',
  caloriesPerServing: 105,
  protein: 1.3,
  carbs: 27,
  fat: 0.4,
})

/** Queries within the food dialog and its sections. */
export const dialog = () => within(screen.getByRole('dialog', { name: 'Log Food' }))
export const submit = () => dialog().getByRole('button', { name: /^Log/ })
export const field = () => dialog().getByRole('combobox', { name: 'Food' })

/** A person's widget with its dialog open. */
export async function openDialog(timeZone = 'America/New_York') {
  const page = renderPage(<NutritionWidget user={aUser({ timeZone })} />)
  await page.user.click(screen.getByRole('button', { name: 'Log Food' }))
  await screen.findByRole('combobox', { name: 'Food' })
  return page
}

/** Searches for a food and selects it. */
export async function choose(page: Awaited<ReturnType<typeof openDialog>>, name = 'Banana') {
  await page.user.type(field(), name)
  await page.user.click(await dialog().findByRole('option', { name: new RegExp(`^${name} *1`) }))
  await dialog().findByRole('heading', { name })
}
