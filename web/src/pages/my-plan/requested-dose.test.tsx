import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialog, stored, whenLogging } from '../../test/dose-sheet.tsx'
import { anEntry, anEntryOf } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { aUser } from '../../test/users.ts'
import MyPlan from '../my-plan.tsx'

const open = (path: string) => {
  serveRegimen({ plan: [anEntry(), anEntryOf(12, 'TB-500')] })
  return renderPage(<MyPlan />, { path, user: aUser() })
}

test('a notification opens the dialog of its dose, then restores the page’s URL', async () => {
  const { location } = open('/reminders?log=12')
  expect(await screen.findByRole('dialog', { name: 'Log Dose' })).toBeVisible()
  expect(await dialog().findByRole('radio', { name: 'TB-500' })).toBeChecked()
  await waitFor(() => expect(location()).toBe('/reminders'))
})

test('and says which reminder it is for', async () => {
  const { location, user } = open('/reminders?log=12&reminder=5&on=2026-03-08')
  const sent = whenLogging(stored)
  await screen.findByRole('dialog', { name: 'Log Dose' })
  await waitFor(() => expect(location()).toBe('/reminders'))
  await user.click(await dialog().findByRole('button', { name: 'Log Dose' }))
  await waitFor(() => expect(sent).toMatchObject([{ settles: { reminderId: 5, occursOn: '2026-03-08' } }]))
})

test.each(['/reminders', '/reminders?log=', '/reminders?log=0', '/reminders?log=one'])(
  '%s opens nothing',
  async (path) => {
    const { location } = open(path)
    await screen.findByRole('heading', { name: 'My Plan' })
    await waitFor(() => expect(location()).toBe('/reminders'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)
