import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aDose, anEntry, anEntryOf } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import MyPlan from '../my-plan.tsx'

const semaglutide = anEntryOf(12, 'Semaglutide', { currentDose: '0.5 mg', frequency: 'Weekly' })

const doses = [
  aDose({
    id: 3,
    userPeptideId: 11,
    volume: 0.1,
    injectionSite: 'Right thigh',
    takenAt: '2026-03-10T02:00:00.000Z',
  }),
  aDose({ id: 2, userPeptideId: 12, injectionSite: 'Left hip', takenAt: '2026-03-02T02:00:00.000Z' }),
]

let sent: Record<string, unknown>[]

function whenLogging(answer: () => Response) {
  server.use(
    http.post('/api/dosage-logs', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>)
      return answer()
    }),
  )
}

beforeEach(() => {
  sent = []
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const open = () => renderPage(<MyPlan />, { path: '/reminders', user: aUser() })

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('from the quick action', () => {
  /** How the quick action triggers the page's button. */
  const press = async () => {
    const page = open()
    await screen.findByRole('button', { name: 'Log Dose: BPC-157' })
    const button = document.querySelector<HTMLElement>('[data-quick-action="log-dose"]')
    fireEvent.click(button as HTMLElement)
    return page
  }

  test('starts with what is due, and one press logs the planned dose now', async () => {
    serveRegimen({ plan: [anEntry(), semaglutide], doses })
    whenLogging(() => HttpResponse.json({ ...aDose({ id: 501 }), warnings: [] }, { status: 201 }))
    const { user } = await press()
    const form = await dialog('Log Dose')
    expect(await form.findByRole('radio', { name: 'Semaglutide' })).toBeChecked()
    await user.click(form.getByRole('button', { name: 'Log Dose' }))
    expect(await screen.findByText('Dose logged successfully')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(sent).toEqual([
      {
        userPeptideId: 12,
        dose: '0.5 mg',
        volume: null,
        injectionSite: null,
        feeling: null,
        notes: null,
        takenAt: '2026-03-10T03:00:00.000Z',
        clientId: expect.any(String),
      },
    ])
  })
})

test('from an entry, that one is selected and first', async () => {
  serveRegimen({ plan: [semaglutide, anEntry()], doses })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Log Dose: BPC-157' }))
  const form = await dialog('Log Dose')
  expect(await form.findByRole('radio', { name: 'BPC-157' })).toBeChecked()
  expect(form.getAllByRole('radio')[0]).toBeChecked()
  expect(form.getByLabelText('Dose')).toHaveValue('250')
})

test('logs a dose with warnings and shows them in the toast', async () => {
  serveRegimen({ plan: [anEntry()] })
  const message = 'You logged 250 mcg 2 h ago. Your plan says 250 mcg, Daily.'
  whenLogging(() => HttpResponse.json(aDose({ warnings: [{ code: 'TOO_SOON', message }] }), { status: 201 }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Log Dose: BPC-157' }))
  const form = await dialog('Log Dose')
  await form.findByLabelText('Dose')
  await user.click(form.getByRole('button', { name: 'Log Dose' }))
  expect(await screen.findByText('Dose logged successfully')).toBeVisible()
  expect(screen.getByText(message)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})
