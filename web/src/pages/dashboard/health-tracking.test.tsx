import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { serveHealth } from '../../test/health-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { HealthRail, HealthTracking } from './health-tracking.tsx'

const parts = (
  <>
    <HealthTracking user={aUser()} />
    <HealthRail user={aUser()} />
  </>
)

const open = () => renderPage(parts, { user: aUser() })

const WIDGETS = [
  'Dose calendar',
  'Weight Progress',
  'Daily Nutrition',
  'Daily Supplements',
  'Vitamins for You',
  'Progress Photos',
]

test('has all health sections', async () => {
  serveHealth()
  open()
  for (const name of WIDGETS) expect(await screen.findByRole('heading', { name })).toBeVisible()
  for (const name of ['Weigh In', 'Log Food', 'Log Supplement']) {
    expect(await screen.findByRole('button', { name })).toBeVisible()
  }
})

test('a failed section shows its own error with a retry', async () => {
  serveHealth()
  server.use(http.get('/api/weight-logs', () => HttpResponse.json({}, { status: 500 }), { once: true }))
  const { user } = open()
  const weight = (await screen.findByRole('heading', { name: 'Weight Progress' })).closest('section')
  const card = within(weight as HTMLElement)
  expect(await card.findByText('We couldn’t load your weight')).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await user.click(card.getByRole('button', { name: 'Try again' }))
  expect(await card.findByText('No weigh-ins yet')).toBeVisible()
})
