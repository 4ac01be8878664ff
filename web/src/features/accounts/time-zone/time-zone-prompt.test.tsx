import { stats } from '@pepwell/contract/doses/doses.calls'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { queryOf } from '../../../lib/api/use-call.ts'
import * as browserZone from '../../../lib/time/browser-zone.ts'
import { serveProfile } from '../../../test/profile-server.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { useCurrentUser } from '../current-user.ts'
import { TimeZonePrompt } from './time-zone-prompt.tsx'

function Page({ children }: { children?: ReactNode }) {
  const { user } = useCurrentUser()
  return (
    <>
      {user && <TimeZonePrompt user={user} />}
      {children}
    </>
  )
}

/** A value that counts up to today. */
function Counted() {
  const { data } = useQuery(queryOf(stats))
  return data && <p>{data.daysTracked} days</p>
}

function open(away: string, home = 'America/New_York', id = 'ada', children?: ReactNode) {
  vi.spyOn(browserZone, 'browserTimeZone').mockReturnValue(away)
  return renderPage(<Page>{children}</Page>, { user: aUser({ id, timeZone: home }) })
}

const HAWAII = 'You seem to be in Honolulu.'
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

test('asks a person in another zone and shows both times', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T12:30:00.000Z'))
  open('Pacific/Honolulu')
  expect(await screen.findByText(HAWAII)).toBeVisible()
  expect(screen.getByText('Keep home time or move your reminders?')).toBeVisible()
  expect(screen.getByText('In New York: Tue, Mar 10, 8:30 AM')).toBeVisible()
  expect(screen.getByText('Here: Tue, Mar 10, 2:30 AM')).toBeVisible()
})

test.each([
  ['America/New_York', 'America/New_York'],
  ['US/Eastern', 'America/New_York'],
  ['America/Toronto', 'America/New_York'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Etc/Unknown', 'America/New_York'],
])('doesn’t ask anyone in %s whose home is %s', async (away, home) => {
  open(away, home)
  await settled()
  expect(screen.queryByText(/You seem to be in/)).not.toBeInTheDocument()
})

describe('home time', () => {
  test('is kept for this pair of zones without asking again', async () => {
    const page = open('Pacific/Honolulu')
    await page.user.click(await screen.findByRole('button', { name: 'Keep home time' }))
    expect(screen.queryByText(HAWAII)).not.toBeInTheDocument()
    page.unmount()
    const again = open('Pacific/Honolulu')
    await settled()
    expect(screen.queryByText(HAWAII)).not.toBeInTheDocument()
    again.unmount()
    const elsewhere = open('Europe/Berlin')
    expect(await screen.findByText(/You seem to be in Berlin/)).toBeVisible()
    elsewhere.unmount()
    open('Pacific/Honolulu', 'America/New_York', 'eve')
    expect(await screen.findByText(HAWAII)).toBeVisible()
  })
})

describe('moving', () => {
  test('changes the zone and closes the question', async () => {
    const sent = serveProfile(aUser({ id: 'ada' }))
    const { user } = open('Pacific/Honolulu')
    await user.click(await screen.findByRole('button', { name: 'Move' }))
    expect(await screen.findByText('They now follow the time in Honolulu.')).toBeVisible()
    expect(sent).toEqual([{ age: undefined, timeZone: 'Pacific/Honolulu' }])
    expect(screen.queryByText(HAWAII)).not.toBeInTheDocument()
  })

  test('refetches everything that depends on today', async () => {
    serveProfile(aUser({ id: 'ada' }))
    const regimen = serveRegimen({ stats: { daysTracked: 1 } })
    const { user } = open('Pacific/Honolulu', 'America/New_York', 'ada', <Counted />)
    expect(await screen.findByText('1 days')).toBeVisible()
    regimen.stats = { daysTracked: 2 }
    await user.click(await screen.findByRole('button', { name: 'Move' }))
    expect(await screen.findByText('2 days')).toBeVisible()
  })

  test('shows an error on failure and keeps asking', async () => {
    server.use(http.patch('/api/auth/user', () => HttpResponse.json({}, { status: 500 })))
    const { user } = open('Pacific/Honolulu')
    await user.click(await screen.findByRole('button', { name: 'Move' }))
    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move' })).toBeVisible())
  })
})
