import { listPlan } from '@pepwell/contract/plan/plan'
import { useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryOf } from '../../../lib/api/use-call.ts'
import { storeButLoseResponse } from '../../../test/lost-response.ts'
import { anEntry, aReminder } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { passDoubleTap } from '../../../test/time.ts'
import { aUser } from '../../../test/users.ts'
import { NewReminderDialog } from './new-reminder-dialog.tsx'

function Opened() {
  return <NewReminderDialog open onOpenChange={() => {}} plan={useQuery(queryOf(listPlan))} user={aUser()} />
}

async function sendUnanswered() {
  serveRegimen({ plan: [anEntry()] })
  const stored = storeButLoseResponse('/api/reminders', () => aReminder())
  const { user } = renderPage(<Opened />)
  const dialog = within(await screen.findByRole('dialog', { name: 'New Reminder' }))
  await dialog.findByLabelText('Title')
  const send = () => user.click(dialog.getByRole('button', { name: 'Create Reminder' }))
  await send()
  await dialog.findByText('Failed to create reminder. Please try again.')
  await passDoubleTap()
  return { stored, user, dialog, send }
}

test('a reminder corrected after a lost response is stored as corrected', async () => {
  const { stored, user, dialog, send } = await sendUnanswered()
  await user.type(dialog.getByLabelText('Title'), ' for the knee')
  await send()
  expect(await screen.findByText('Reminder created successfully')).toBeVisible()
  expect(stored.map(({ title }) => title)).toEqual(['BPC-157 Reminder', 'BPC-157 Reminder for the knee'])
})

test('an unchanged retry is stored once', async () => {
  const { stored, send } = await sendUnanswered()
  await send()
  expect(await screen.findByText('Reminder created successfully')).toBeVisible()
  expect(stored).toHaveLength(1)
})
