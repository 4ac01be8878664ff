import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { anEntry, aReminder } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { RemindersSection } from './reminders-section.tsx'

const user = aUser()
const open = () =>
  renderPage(<RemindersSection entries={[anEntry()]} user={user} onNew={() => {}} onLog={() => {}} />, {
    user,
  })
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  return within(heading.closest('li') as HTMLElement)
}

test('a card shows when its dose differs from the plan, and one press follows the plan', async () => {
  const own = aReminder({ title: 'Own', dose: '1 mg', ownDose: '1 mg' })
  const regimen = serveRegimen({ reminders: [own, aReminder({ id: 32, title: 'Following' })] })
  const sent: unknown[] = []
  server.use(
    http.patch('/api/reminders/31', async ({ request }) => {
      sent.push(await request.json())
      regimen.reminders = regimen.reminders.map((reminder) =>
        reminder.id === 31 ? { ...reminder, dose: '250 mcg', ownDose: null } : reminder,
      )
      return HttpResponse.json(regimen.reminders[0])
    }),
  )
  const page = open()
  expect((await card('Following')).queryByText(/your plan/)).not.toBeInTheDocument()
  const differing = await card('Own')
  expect(differing.getByText(/^Differs from your plan: 250 mcg/)).toBeVisible()
  await page.user.click(differing.getByRole('button', { name: /^Use the plan's/ }))
  await waitFor(() => expect(differing.queryByText(/your plan/)).not.toBeInTheDocument())
  expect(differing.getByText('250 mcg')).toBeVisible()
  expect(sent).toEqual([{ dose: null }])
})
