import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openDialogAlone } from '../../test/open-dialog.tsx'
import { anEntry, anEntryOf } from '../../test/regimen.ts'
import { server } from '../../test/server.ts'
import { EditEntryDialog } from './edit-entry-dialog.tsx'

async function openEdit(entry: PlanEntry = anEntry()) {
  const opened = await openDialogAlone((props) => <EditEntryDialog {...props} entry={entry} />)
  // Loaded when the dialog opens.
  await screen.findByLabelText('Current dose')
  return opened
}

async function change({ user }: Awaited<ReturnType<typeof openEdit>>, label: string, text: string) {
  await user.clear(screen.getByLabelText(label))
  if (text) await user.type(screen.getByLabelText(label), text)
}

/** Answers an edit. Returns the requests it received. */
function whenChanging(answer: () => Response) {
  const sent: unknown[] = []
  server.use(
    http.patch('/api/user-peptides/11', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  return sent
}

test('requires dose and frequency', async () => {
  const page = await openEdit()
  await change(page, 'Current dose', '')
  await change(page, 'Frequency', '')
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Current dose is required')).toHaveRole('alert')
  expect(screen.getByText('Frequency is required')).toHaveRole('alert')
})

test('sets and clears an end, and refuses one before the start at its field', async () => {
  const sent = whenChanging(() => HttpResponse.json(anEntry()))
  const { user } = await openEdit(anEntry({ startDate: '2026-03-01', endDate: '2026-03-28' }))
  const end = screen.getByLabelText(/^End date/)
  expect(end).toHaveValue('2026-03-28')
  expect(screen.getByRole('button', { name: '4 weeks' })).toHaveAttribute('aria-pressed', 'true')
  fireEvent.change(end, { target: { value: '2026-02-28' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The end date must not be before the start date')).toHaveRole('alert')
  expect(sent).toEqual([])
  await user.clear(end)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ endDate: null }]))
})

test('starts on another day, from which the length counts, and refuses an earlier end', async () => {
  const sent = whenChanging(() => HttpResponse.json(anEntry()))
  const { user } = await openEdit(anEntry({ startDate: '2026-03-01', endDate: '2026-03-28' }))
  const start = screen.getByLabelText(/^Start date/)
  expect(start).toHaveValue('2026-03-01')
  fireEvent.change(start, { target: { value: '2026-03-29' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The end date must not be before the start date')).toHaveRole('alert')
  expect(sent).toEqual([])
  fireEvent.change(start, { target: { value: '2026-02-22' } })
  await user.click(screen.getByRole('button', { name: '4 weeks' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ startDate: '2026-02-22', endDate: '2026-03-21' }]))
})

test('shows an error and keeps the input on failure', async () => {
  whenChanging(() => HttpResponse.json({ code: 'INTERNAL', message: 'Oops' }, { status: 500 }))
  const page = await openEdit()
  await change(page, 'Current dose', '500 mcg')
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to update peptide. Please try again.')).toHaveRole('alert')
  expect(screen.getByLabelText('Current dose')).toHaveValue('500')
})

test('explains the drawbacks of a frequency without a number', async () => {
  const page = await openEdit()
  expect(screen.queryByText(/Not counted/)).not.toBeInTheDocument()
  await change(page, 'Frequency', 'as it comes')
  expect(screen.getByText(/^Not counted in Following Plan.+ or set a reminder/)).toBeVisible()
})

test('warns of more than double, and of mg for mcg, before saving', async () => {
  const sent = whenChanging(() => HttpResponse.json(anEntry()))
  const page = await openEdit(anEntry({ currentDose: '250 mcg' }))
  await change(page, 'Current dose', '501')
  expect(screen.getByText('501 mcg is more than double the 250 mcg before.')).toBeVisible()
  await change(page, 'Current dose', '250')
  await page.user.click(screen.getByRole('radio', { name: 'mg' }))
  expect(
    screen.getByText(/^250 mg is 1,000 times the 250 mcg before\. Did you mean 250 mcg\?$/),
  ).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ currentDose: '250 mg' }]))
})

test('asks about a stored dose without a unit, which may stay', async () => {
  const sent = whenChanging(() => HttpResponse.json(anEntry()))
  const page = await openEdit(anEntry({ currentDose: 'two clicks' }))
  expect(screen.getByLabelText('Current dose')).toHaveValue('two clicks')
  expect(screen.getByText(/^We can’t check "two clicks"/)).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ currentDose: 'two clicks' }]))
})

test('previews warnings about the stored entry and the input', async () => {
  const message = 'Semaglutide in your plan is a GLP-1 agonist too.'
  const previewed: unknown[] = []
  server.use(
    http.post('/api/user-peptides/preview-warnings', async ({ request }) => {
      previewed.push(await request.json())
      return HttpResponse.json({ warnings: [{ code: 'SAME_CLASS', message }] })
    }),
  )
  const page = await openEdit(anEntryOf(11, 'Tirzepatide'))
  expect(await screen.findByText(message)).toBeVisible()
  await page.user.type(screen.getByLabelText(/^Notes/), 'on Xultophy')
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ id: 11, notes: 'on Xultophy' }))
})
