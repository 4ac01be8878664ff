import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { anEntry, aReminder } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import MyPlan from '../my-plan.tsx'

/** Changes the entry's frequency in its dialog; its reminder then asks whether to follow. */
async function change(frequency: string, planSays: string | null) {
  const regimen = serveRegimen({ plan: [anEntry()], reminders: [aReminder()] })
  const followed: unknown[] = []
  server.use(
    http.patch('/api/user-peptides/11', () => {
      regimen.plan = [anEntry({ frequency })]
      regimen.reminders = [aReminder({ planSays })]
      return HttpResponse.json(regimen.plan[0])
    }),
    http.patch('/api/reminders/31', async ({ request }) => {
      followed.push(await request.json())
      return HttpResponse.json(aReminder())
    }),
  )
  const page = renderPage(<MyPlan />, { path: '/reminders', user: aUser() })
  await page.user.click(await screen.findByRole('button', { name: 'Edit BPC-157' }))
  const dialog = within(await screen.findByRole('dialog'))
  // Loaded when the dialog opens.
  await dialog.findByLabelText('Current dose')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  const title = await screen.findByText('Peptide updated successfully')
  return { ...page, followed, toast: within(title.closest('li') as HTMLElement) }
}

test('the toast after a plan change offers to update its reminder with one press', async () => {
  const { toast, user, followed } = await change('Every other day', 'Every other day')
  expect(await toast.findByText('Your plan now says every other day. Update this reminder?')).toBeVisible()
  await user.click(toast.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(followed).toMatchObject([{ frequency: 'Every other day' }]))
})

test('asks nothing when the reminder still fits', async () => {
  const { toast } = await change('Daily', null)
  await screen.findByRole('link', { name: /^8:00\sAM, Daily$/ })
  expect(toast.queryByText(/Follow/)).not.toBeInTheDocument()
})
