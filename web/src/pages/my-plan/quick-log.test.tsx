import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
  /** What the shell's menu does with the page's own button. */
  const press = async () => {
    const page = open()
    await screen.findByRole('button', { name: 'Log dose of BPC-157' })
    const button = document.querySelector<HTMLElement>('[data-quick-action="log-dose"]')
    fireEvent.click(button as HTMLElement)
    return page
  }

  test('begins with what is due, and one press logs it as last time, now', async () => {
    serveRegimen({ plan: [anEntry(), semaglutide], doses })
    whenLogging(() => HttpResponse.json(aDose({ id: 501 }), { status: 201 }))
    const { user } = await press()
    const form = await dialog('Log Dose')
    expect(form.getByRole('radio', { name: 'Semaglutide' })).toBeChecked()
    await user.click(form.getByRole('button', { name: 'Log Dose' }))
    expect(await screen.findByText('Dose logged successfully')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(sent).toEqual([
      {
        userPeptideId: 12,
        dose: '0.5 mg',
        volume: null,
        injectionSite: 'Left hip',
        feeling: null,
        notes: null,
        takenAt: '2026-03-10T03:00:00.000Z',
        clientId: expect.any(String),
      },
    ])
  })

  test('another peptide brings its own choices', async () => {
    serveRegimen({ plan: [anEntry(), semaglutide], doses })
    const { user } = await press()
    const form = await dialog('Log Dose')
    await user.click(form.getByRole('radio', { name: 'BPC-157' }))
    expect(form.getByLabelText('Dose')).toHaveValue('250 mcg')
    expect(form.getByLabelText(/^Injection site(?! on)/)).toHaveValue('Right thigh')
    expect(form.getByLabelText(/^Volume \(/)).toHaveValue('0.1')
  })
})

describe('from an entry', () => {
  const openFor = async (name: string) => {
    const page = open()
    await page.user.click(await screen.findByRole('button', { name: `Log dose of ${name}` }))
    return { ...page, form: await dialog(`Log ${name}`) }
  }

  test('there is nothing to choose', async () => {
    serveRegimen({ plan: [anEntry(), semaglutide], doses })
    const { form } = await openFor('BPC-157')
    expect(form.queryByRole('radio', { name: 'Semaglutide' })).not.toBeInTheDocument()
    expect(form.getByLabelText('Dose')).toHaveValue('250 mcg')
  })

  test('only the dose is required', async () => {
    serveRegimen({ plan: [anEntry()] })
    whenLogging(() => HttpResponse.json(aDose(), { status: 201 }))
    const { user, form } = await openFor('BPC-157')
    await user.clear(form.getByLabelText('Dose'))
    await user.click(form.getByRole('button', { name: 'Log Dose' }))
    expect(await form.findByText('Dose is required')).toHaveRole('alert')
    expect(form.getAllByRole('alert')).toHaveLength(1)
    expect(sent).toEqual([])
  })

  test('a time can be told, in the person’s own zone', async () => {
    serveRegimen({ plan: [anEntry()] })
    whenLogging(() => HttpResponse.json(aDose(), { status: 201 }))
    const { user, form } = await openFor('BPC-157')
    await user.click(form.getByText('Volume, feeling, time, notes'))
    fireEvent.change(form.getByLabelText(/^Date/), { target: { value: '2026-03-09' } })
    fireEvent.change(form.getByLabelText(/^Time/), { target: { value: '07:15' } })
    await user.click(form.getByRole('button', { name: 'Log Dose' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.takenAt).toBe('2026-03-09T11:15:00.000Z')
  })

  test('a failure is told and keeps what was typed', async () => {
    serveRegimen({ plan: [anEntry()] })
    whenLogging(() => HttpResponse.error())
    const { user, form } = await openFor('BPC-157')
    await user.type(form.getByLabelText('Dose'), ' twice')
    await user.click(form.getByRole('button', { name: 'Log Dose' }))
    expect(await form.findByText('Failed to log peptide dose. Please try again.')).toHaveRole('alert')
    expect(form.getByLabelText('Dose')).toHaveValue('250 mcg twice')
  })
})
