import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { aFoodLog } from '../../../test/nutrition-server.ts'
import { openDialogAlone } from '../../../test/open-dialog.tsx'
import { refusal } from '../../../test/regimen-server.ts'
import { server } from '../../../test/server.ts'
import { EditFoodDialog } from './edit-food-dialog.tsx'
import './food-form.tsx'

const log = aFoodLog({ servings: 1.5, mealType: 'lunch' })
const open = (editing: FoodLog = log) =>
  openDialogAlone((props) => <EditFoodDialog {...props} editing={editing} timeZone="America/New_York" />)

function whenChanging(answer: () => Response) {
  const sent: unknown[] = []
  server.use(
    http.patch('/api/food-logs/301', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  return sent
}

const save = () => screen.getByRole('button', { name: 'Save' })

test('starts with the logged values; servings, meal and day can be changed', async () => {
  const sent = whenChanging(() => HttpResponse.json(log))
  const { user } = await open()
  expect(await screen.findByLabelText('Servings')).toHaveValue('1.5')
  expect(screen.getByRole('radio', { name: 'Lunch' })).toBeChecked()
  expect(screen.getByLabelText('Day')).toHaveValue('2026-03-09')
  await user.click(screen.getByRole('button', { name: '2 servings' }))
  await user.click(screen.getByRole('radio', { name: 'Dinner' }))
  await user.click(save())
  expect(await screen.findByText('Food updated')).toBeVisible()
  const { id, createdAt, editedAt, ...whole } = log
  expect(sent).toEqual([{ ...whole, servings: 2, mealType: 'dinner' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('edits values by hand, and sends emptied ones as null', async () => {
  const sent = whenChanging(() => HttpResponse.json(log))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit nutrition facts' }))
  expect(screen.getByLabelText('Food')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Search for a food instead' })).not.toBeInTheDocument()
  await user.clear(screen.getByLabelText('Calories'))
  await user.type(screen.getByLabelText('Calories'), '90')
  await user.clear(screen.getByLabelText(/^Serving size/))
  await user.click(save())
  await waitFor(() => expect(sent).toMatchObject([{ calories: 90, protein: 6.3, servingSize: null }]))
})

test('questions calories that contradict the macros, before any change', async () => {
  await open(aFoodLog({ calories: 0, protein: 50 }))
  expect(await screen.findByText(/^50 g of protein alone is about 200 kcal/)).toBeVisible()
})

test('shows an error and keeps the input on failure', async () => {
  whenChanging(() => refusal(404, 'FOOD_LOG_NOT_FOUND', 'This entry doesn’t exist'))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '½ serving' }))
  await user.click(save())
  expect(await screen.findByText('This entry doesn’t exist')).toHaveRole('alert')
  expect(screen.getByLabelText('Servings')).toHaveValue('0.5')
})
