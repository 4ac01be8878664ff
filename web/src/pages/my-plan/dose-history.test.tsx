import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aDose } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import MyPlan from '../my-plan.tsx'

// 11 PM on March 9 in New York, where aUser lives.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const open = () => renderPage(<MyPlan />, { path: '/reminders?tab=history', user: aUser() })

const history = async () => within(await screen.findByRole('region', { name: 'Dose history' }))

describe('the dose history', () => {
  test('is empty at first', async () => {
    serveRegimen()
    open()
    expect(await (await history()).findByText('No doses yet')).toBeVisible()
  })

  test('shows each dose’s notes under its day', async () => {
    const dose = {
      takenAt: '2026-03-09T03:30:00.000Z',
      volume: 0.125,
      injectionSite: 'Left hip',
      feeling: 'Rested',
      notes: 'New vial',
    }
    serveRegimen({ doses: [aDose({ ...dose, userPeptideId: null })] })
    open()
    const doseHistory = await history()
    expect(await doseHistory.findByText('Yesterday')).toBeVisible()
    expect(doseHistory.getByText('250 mcg · 0.125 mL')).toBeVisible()
    for (const text of ['BPC-157', '11:30 PM', 'Left hip', 'Rested', 'New vial']) {
      expect(doseHistory.getByText(text)).toBeVisible()
    }
  })

  test('loads older pages from the last row of the previous one', async () => {
    const doses = Array.from({ length: 15 }, (_, i) =>
      aDose({ id: 900 - i, takenAt: new Date(Date.now() - i * 3_600_000).toISOString() }),
    )
    serveRegimen({ doses })
    const requests: (string | null)[] = []
    server.events.on('request:start', ({ request }) => {
      const query = new URL(request.url).searchParams
      if (query.get('limit') === '10') requests.push(query.get('after'))
    })
    const { user } = open()
    const doseHistory = await history()
    await waitFor(() => expect(doseHistory.getAllByText('BPC-157')).toHaveLength(10))
    await user.click(doseHistory.getByRole('button', { name: 'Show older' }))
    expect(await doseHistory.findByText('You’ve reached the start of your history.')).toHaveFocus()
    expect(doseHistory.getAllByText('BPC-157')).toHaveLength(15)
    expect(doseHistory.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument()
    expect(requests).toEqual([null, '891'])
  })

  test('retries a page that failed to load', async () => {
    const doses = Array.from({ length: 11 }, (_, i) => aDose({ id: 900 - i }))
    serveRegimen({ doses })
    const { user } = open()
    const doseHistory = await history()
    const older = await doseHistory.findByRole('button', { name: 'Show older' })
    server.use(http.get('/api/dosage-logs', () => HttpResponse.error(), { once: true }))
    await user.click(older)
    expect(await doseHistory.findByText('We couldn’t load older doses.')).toHaveRole('alert')
    await user.click(doseHistory.getByRole('button', { name: 'Show older' }))
    await waitFor(() => expect(doseHistory.getAllByText('BPC-157')).toHaveLength(11))
  })
})
