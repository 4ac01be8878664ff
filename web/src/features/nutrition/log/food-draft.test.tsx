import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { banana, choose, dialog, field, submit } from '../../../test/food-dialog.tsx'
import { serveNutrition } from '../../../test/nutrition-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { aUser } from '../../../test/users.ts'
import NutritionWidget from '../nutrition-widget.tsx'

test('restores a selected but unlogged food with its values, and can discard it', async () => {
  const nutrition = serveNutrition({ foods: [banana] })
  const user = aUser()
  const page = renderPage(<NutritionWidget user={user} />, { user })
  const open = () => page.user.click(screen.getByRole('button', { name: 'Log Food' }))
  await open()
  await screen.findByRole('combobox', { name: 'Food' })
  await choose({ ...page })
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await open()
  expect(await dialog().findByText('Draft saved')).toBeVisible()
  await page.user.click(submit())
  await waitFor(() => expect(nutrition.logged).toMatchObject([{ foodName: 'Banana', calories: 105 }]))
  await waitFor(() => expect(localStorage).toHaveLength(0))
  await open()
  expect(await screen.findByRole('combobox', { name: 'Food' })).toBe(field())
})
