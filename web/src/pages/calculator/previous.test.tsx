import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { aCalculation } from '../../test/calculations.ts'
import { field, figure, openCalculator as open, press } from '../../test/calculator-page.tsx'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import CalculatorPage from '../calculator.tsx'
// Loaded by the form's first validation; preloaded here.
import '@pepwell/contract/doses/calculator'

describe('previous calculations', () => {
  test('lists five, and restores one as typed', async () => {
    const calculations = [1, 2, 3, 4, 5, 6].map((id) => aCalculation({ id, desiredDose: id / 10 }))
    const page = await open({ calculations })
    expect(await screen.findAllByRole('button', { name: /^Use again/ })).toHaveLength(5)
    await press(page, 'Use again: BPC-157, 300 mcg')
    expect(field('Peptide')).toHaveDisplayValue('BPC-157')
    expect(field('Desired dose (mcg)')).toHaveValue('300')
    expect(figure('Draw to')).toHaveTextContent('12 units')
  })

  test('merges duplicates into the latest', async () => {
    const again = [9, 8, 7, 6, 5, 4].map((id) =>
      aCalculation({ id, createdAt: `2026-03-0${id}T12:00:00.000Z` }),
    )
    const other = aCalculation({ id: 3, bacteriostaticWater: 3 })
    await open({ calculations: [...again, other] })
    const rows = await screen.findAllByRole('button', { name: /^Use again/ })
    expect(rows.map((row) => row.parentElement?.textContent)).toEqual([
      expect.stringMatching(/in 2 mL.*Mar 9/),
      expect.stringContaining('in 3 mL'),
    ])
  })

  test('shows an empty state with the next step', async () => {
    await open()
    expect(await screen.findByText(/None yet. Press Calculate/)).toBeVisible()
  })

  test('retries after a failure', async () => {
    serveRegimen()
    server.use(
      http.get('/api/dosage-calculations', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    )
    const page = renderPage(<CalculatorPage />, { path: '/calculator', user: aUser() })
    expect(await screen.findByText('We couldn’t load your calculations')).toBeVisible()
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/None yet/)).toBeVisible()
  })
})
