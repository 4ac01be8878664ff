import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeButLoseResponse } from '../../../test/lost-response.ts'
import { aPersonalPeptide } from '../../../test/regimen.ts'
import { renderPage } from '../../../test/render.tsx'
import { passDoubleTap } from '../../../test/time.ts'
import { AddPersonalDialog } from './add-personal-dialog.tsx'

async function sendUnanswered() {
  const stored = storeButLoseResponse('/api/personal-peptides', () => aPersonalPeptide())
  const { user } = renderPage(<AddPersonalDialog open onOpenChange={() => {}} />)
  const dialog = within(screen.getByRole('dialog', { name: 'Add Personal Peptide' }))
  // Loaded when the dialog opens.
  await dialog.findByLabelText('Category')
  const write = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  write('Category', 'Recovery')
  write('Name', 'My blend')
  for (const label of [
    'Description',
    'Benefits',
    'Side effects',
    'Recommended dose',
    'Frequency',
    'Duration',
  ])
    write(label, 'As my pharmacy says.')
  write('Best taken with', 'Water')
  const send = () => user.click(dialog.getByRole('button', { name: 'Add peptide' }))
  await send()
  await dialog.findByText('Failed to add personal peptide. Please try again.')
  await passDoubleTap()
  return { stored, write, send }
}

test('a personal peptide corrected after a lost response is stored as corrected', async () => {
  const { stored, write, send } = await sendUnanswered()
  write('Name', 'My other blend')
  await send()
  expect(await screen.findByText('Personal peptide added successfully!')).toBeVisible()
  expect(stored.map(({ name }) => name)).toEqual(['My blend', 'My other blend'])
})

test('an unchanged retry is stored once', async () => {
  const { stored, send } = await sendUnanswered()
  await send()
  expect(await screen.findByText('Personal peptide added successfully!')).toBeVisible()
  expect(stored).toHaveLength(1)
})
