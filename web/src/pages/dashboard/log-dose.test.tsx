import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dialog, stored, whenLogging } from '../../test/dose-sheet.tsx'
import { serveHealth } from '../../test/health-server.ts'
import { aDose, anEntry } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import Dashboard from '../dashboard.tsx'

beforeEach(() => {
  serveHealth()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Logs a dose and adds it to lists and figures. */
async function logDose() {
  const regimen = serveRegimen({ plan: [anEntry()], stats: { totalDoses: 7 } })
  whenLogging(stored)
  const page = renderPage(<Dashboard />, { user: aUser() })
  await page.user.click(screen.getByRole('button', { name: 'Log Dose' }))
  await screen.findByRole('group', { name: 'Peptide' })
  regimen.doses = [aDose({ id: 501, takenAt: '2026-03-10T03:00:00.000Z' })]
  regimen.stats = { totalDoses: 8 }
  await page.user.click(screen.getByRole('button', { name: 'Good' }))
  await page.user.click(dialog().getByRole('button', { name: /^Log/ }))
  return { ...page, regimen }
}

test('logging a dose shows a toast, closes the dialog, and updates lists and figures', async () => {
  await logDose()
  expect(await screen.findByText('Dose logged successfully')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByText('Today: 1 dose')).toBeInTheDocument()
  expect(await screen.findByText('8', { selector: 'dd' })).toBeVisible()
})

test('undo removes it here and in the lists', async () => {
  const { user, regimen } = await logDose()
  await screen.findByText('Today: 1 dose')
  let undone: unknown
  server.use(
    http.delete('/api/dosage-logs/:id', ({ params }) => {
      undone = params.id
      regimen.doses = []
      return HttpResponse.json({ message: 'Dose deleted' })
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Dose deleted')).toBeVisible()
  expect(undone).toBe('501')
  expect(await screen.findByText('Today: no dose')).toBeInTheDocument()
})
