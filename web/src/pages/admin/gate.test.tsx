import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serverNow } from '../../lib/time/clock.ts'
import { serveBackOffice } from '../../test/admin-server.ts'
import { renderPage } from '../../test/render.tsx'
import { aUser } from '../../test/users.ts'
import { AdminGate } from './gate.tsx'

const HOUR = 60 * 60 * 1000

function open(secondStepBy: number) {
  serveBackOffice({ secondStepBy: new Date(secondStepBy).toISOString() })
  renderPage(<AdminGate>The back office</AdminGate>, { user: aUser({ isAdmin: true }) })
}

test('an admin with only a password has access until the grace period ends', async () => {
  open(serverNow() + HOUR)
  expect(await screen.findByText('The back office')).toBeVisible()
})

test('then they have to set up two-step sign-in', async () => {
  open(serverNow() - HOUR)
  expect(await screen.findByText('Protect your account first')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Set it up' })).toHaveAttribute(
    'href',
    '/profile?tab=security#two-step',
  )
  expect(screen.queryByText('The back office')).not.toBeInTheDocument()
})
