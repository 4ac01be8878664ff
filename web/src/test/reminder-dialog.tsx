import type { CurrentUser } from '@pepwell/contract/accounts'
import { weekdays } from '@pepwell/domain/schedules'
import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import MyPlan from '../pages/my-plan.tsx'
import { renderPage } from './render.tsx'
import { server } from './server.ts'
import { aUser } from './users.ts'

/** 11 pm on Monday, 9 March in New York, where aUser lives. */
export const MONDAY_NIGHT = Date.parse('2026-03-10T03:00:00Z')

/** The dialog of a reminder on My Plan, opened by a button of this name and ready to be filled in. */
export async function openReminderDialog(button: string, person: Partial<CurrentUser> = {}) {
  const page = renderPage(<MyPlan />, { path: '/reminders', user: aUser(person) })
  await page.user.click(await screen.findByRole('button', { name: button }))
  await screen.findByLabelText('Title')
  return page
}

/** The page with its dialog. */
export type OpenReminder = Awaited<ReturnType<typeof openReminderDialog>>

export const dialog = () => within(screen.getByRole('dialog'))

/** A field by its label. */
export const field = (label: string) => dialog().getByLabelText(label)

/** Chooses an option of a field. */
export const choose = ({ user }: OpenReminder, label: string, option: string) =>
  user.selectOptions(field(label), option)

/** The days that are chosen. */
export const days = () =>
  weekdays.filter((day) => (dialog().getByRole('checkbox', { name: day }) as HTMLInputElement).checked)

/** When it will come, as the dialog says. */
export const preview = () =>
  dialog()
    .getByText(/^Next: |^Choose /)
    .textContent?.replaceAll(/\s/g, ' ')

/** The dialog of a new reminder. */
export const openNew = (person?: Partial<CurrentUser>) => openReminderDialog('New Reminder', person)

/** Presses a chip. */
export const press = ({ user }: OpenReminder, name: string) =>
  user.click(dialog().getByRole('checkbox', { name }))
/** Sends the dialog of a new reminder. */
export const create = ({ user }: OpenReminder) =>
  user.click(dialog().getByRole('button', { name: 'Create Reminder' }))

/** Answers a new reminder, and tells what was sent. */
export function whenCreating(answer: () => Response | Promise<Response>) {
  const sent: Record<string, unknown>[] = []
  server.use(
    http.post<never, Record<string, unknown>>('/api/reminders', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  return sent
}
