import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { weekdays } from '@pepwell/domain/schedules/schedules'
import { useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { planQuery } from '../features/plan/plan.api.ts'
import { EditReminderDialog } from '../features/reminders/form/edit-reminder-dialog.tsx'
import { NewReminderDialog } from '../features/reminders/form/new-reminder-dialog.tsx'
import { openDialogAlone } from './open-dialog.tsx'
import { anEntry } from './regimen.ts'
import { server } from './server.ts'
import { aUser } from './users.ts'

/** 11 PM on Monday, March 9, in New York, the zone of aUser. */
export const MONDAY_NIGHT = Date.parse('2026-03-10T03:00:00Z')

/** The New Reminder dialog, just opened; the plan may be empty. */
export function openAny(person: Partial<CurrentUser> = {}, doses?: DoseLog[]) {
  const user = aUser(person)
  return openDialogAlone(
    (props) => <NewReminderDialog {...props} plan={useQuery(planQuery)} user={user} doses={doses} />,
    user,
  )
}

/** The New Reminder dialog, ready for input. */
export async function openNew(person?: Partial<CurrentUser>, doses?: DoseLog[]) {
  const page = await openAny(person, doses)
  await screen.findByLabelText('Title')
  return page
}

/** The dialog of a reminder of BPC-157. */
export async function openEdit(
  reminder: Reminder,
  { entry = anEntry(), doses = [] }: { entry?: PlanEntry; doses?: DoseLog[] } = {},
) {
  const user = aUser()
  const about = { reminder, entries: [entry], user, doses }
  const page = await openDialogAlone((props) => <EditReminderDialog {...props} {...about} />, user)
  await screen.findByLabelText('Title')
  return page
}

/** The page with its dialog. */
export type OpenReminder = Awaited<ReturnType<typeof openDialogAlone>>

export const dialog = () => within(screen.getByRole('dialog'))

/** A field by its label. */
export const field = (label: string) => dialog().getByLabelText(label)

/** Chooses an option of a field. */
export const choose = ({ user }: OpenReminder, label: string, option: string) =>
  user.selectOptions(field(label), option)

/** The chosen days. */
export const days = () =>
  weekdays.filter((day) => (dialog().getByRole('checkbox', { name: day }) as HTMLInputElement).checked)

/** The dialog's preview of the reminder. */
export const preview = () =>
  dialog()
    .getByText(/^(Last dose .*)?Next: |^Choose /)
    .textContent?.replaceAll(/\s/g, ' ')

/** Presses a chip. */
export const press = ({ user }: OpenReminder, name: string) =>
  user.click(dialog().getByRole('checkbox', { name }))
/** Submits the New Reminder dialog. */
export const create = ({ user }: OpenReminder) =>
  user.click(dialog().getByRole('button', { name: 'Create Reminder' }))

/** Fakes creating a reminder and records the request. */
export function serveReminderCreation(answer: () => Response | Promise<Response>) {
  const sent: Record<string, unknown>[] = []
  server.use(
    http.post<never, Record<string, unknown>>('/api/reminders', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  return sent
}
