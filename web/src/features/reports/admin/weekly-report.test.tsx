import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { WeeklyReport } from './weekly-report.tsx'

const email = 'maya@pepwell.local'

/** Stores the operator's choice like the server. */
function serveChoice(stored = { isOn: false, email }) {
  server.use(
    http.get('/api/admin/weekly-report', () => HttpResponse.json(stored)),
    http.put('/api/admin/weekly-report', async ({ request }) => {
      stored.isOn = ((await request.json()) as { isOn: boolean }).isOn
      return HttpResponse.json(stored)
    }),
  )
  return stored
}

const open = async () => {
  const { user } = renderPage(<WeeklyReport />, { user: aUser({ isAdmin: true }) })
  return { user, toggle: await screen.findByRole('switch', { name: 'Weekly report by email' }) }
}

test('is switched on and off, and shows its address', async () => {
  const stored = serveChoice()
  const { user, toggle } = await open()
  expect(screen.getByText(/to maya@pepwell.local/)).toBeVisible()
  expect(toggle).not.toBeChecked()
  await user.click(toggle)
  expect(await screen.findByText('We’ll email you the weekly report')).toBeVisible()
  expect(stored.isOn).toBe(true)
  expect(toggle).toBeChecked()
  await user.click(toggle)
  expect(await screen.findByText('You won’t get the weekly report anymore')).toBeVisible()
  expect(toggle).not.toBeChecked()
})

test('reverts an unsaved change with an error', async () => {
  serveChoice()
  server.use(
    http.put('/api/admin/weekly-report', () =>
      HttpResponse.json({ code: 'INTERNAL', message: 'No' }, { status: 500 }),
    ),
  )
  const { user, toggle } = await open()
  await user.click(toggle)
  expect(await screen.findByText('We couldn’t save that')).toBeVisible()
  expect(toggle).not.toBeChecked()
})
