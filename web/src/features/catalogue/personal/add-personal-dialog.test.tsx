import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openDialogAlone } from '../../../test/open-dialog.tsx'
import { fillIn } from '../../../test/personal-form.ts'
import { server } from '../../../test/server.ts'
import { passDoubleTap } from '../../../test/time.ts'
import { AddPersonalDialog } from './add-personal-dialog.tsx'

/** A server that fails to store the peptide. Returns the requests it received. */
function whenFailing() {
  const sent: Record<string, unknown>[] = []
  server.use(
    http.post<never, Record<string, unknown>>('/api/personal-peptides', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({}, { status: 500 })
    }),
  )
  return sent
}

async function openForm() {
  const page = await openDialogAlone(AddPersonalDialog)
  const form = within(await screen.findByRole('dialog', { name: 'Add Personal Peptide' }))
  // Loaded when the dialog opens.
  await form.findByLabelText('Category')
  const add = () => page.user.click(form.getByRole('button', { name: 'Add peptide' }))
  return { ...page, form, add }
}

test('requires all nine fields before sending', async () => {
  const sent = whenFailing()
  const { form, add } = await openForm()
  await add()
  expect(await form.findByText('Name is required')).toHaveRole('alert')
  for (const message of [
    'Description is required',
    'Category is required',
    'Benefits are required',
    'Side effects information is required',
    'Recommended dose is required',
    'Frequency is required',
    'Duration is required',
    'Best taken with information is required',
  ]) {
    expect(form.getByText(message)).toHaveRole('alert')
  }
  expect(form.getAllByRole('alert')).toHaveLength(9)
  expect(sent).toEqual([])
})

test('offers the catalog’s categories', async () => {
  const { form } = await openForm()
  const offered = within(form.getByLabelText('Category')).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Select a category',
    'Growth Hormone Releasing',
    'Cosmetic',
    'Fat Loss',
    'Muscle Building',
    'Recovery',
    'Anti-Aging',
    'Cognitive Enhancement',
    'Sleep',
    'Immune Support',
    'Healing',
    'Other',
  ])
})

test('a failure shows an error and keeps the input, and a retry has the same id', async () => {
  const sent = whenFailing()
  const { form, add, ...page } = await openForm()
  await fillIn(page, form)
  await add()
  expect(await form.findByText('Failed to add personal peptide. Please try again.')).toHaveRole('alert')
  expect(form.getByLabelText('Name')).toHaveValue('My blend')
  expect(form.getByLabelText('Category')).toHaveValue('Recovery')
  await passDoubleTap()
  await add()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.clientId).toBe(sent[1]?.clientId)
})
