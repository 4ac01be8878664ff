import { securityPromptSnooze } from '@pepwell/contract/accounts/security-prompt-snooze'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { deleteCookie } from '../../lib/browser/cookies.ts'
import { serveBackOffice } from '../../test/admin-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { SecurityNotice } from './security-notice.tsx'

const DAY = 24 * 60 * 60 * 1000

function open({ since = null, passkeys = [] }: { since?: string | null; passkeys?: object[] } = {}) {
  serveBackOffice({ secondStepBy: '2026-06-22T12:00:00.000Z' })
  const asked = vi.fn()
  server.use(
    http.get('/api/auth/two-step', () => HttpResponse.json({ since, recoveryCodesLeft: 0 })),
    http.get('/api/auth/passkeys', () => {
      asked()
      return HttpResponse.json(passkeys)
    }),
  )
  return { ...renderPage(<SecurityNotice />, { user: aUser({ isAdmin: true }) }), asked }
}
const notice = () => screen.queryByRole('region', { name: 'Protect the back office' })

afterEach(() => deleteCookie(securityPromptSnooze))

test('prompts an operator without a second factor, who can snooze it for a week', async () => {
  const { user, unmount } = open()
  await waitFor(() => expect(notice()).toBeVisible())
  expect(await screen.findByText('Add two-step sign-in by Jun 22')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Set it up' })).toHaveAttribute(
    'href',
    '/profile?tab=security#two-step',
  )
  await user.click(screen.getByRole('button', { name: 'Later: remind me next week' }))
  expect(notice()).not.toBeInTheDocument()
  unmount()
  const { asked, unmount: leave } = open()
  expect(asked).not.toHaveBeenCalled()
  expect(notice()).not.toBeInTheDocument()
  leave()
  const until = Date.now() + 7 * DAY
  vi.spyOn(Date, 'now').mockReturnValue(until)
  open()
  await waitFor(() => expect(notice()).toBeVisible())
  vi.restoreAllMocks()
})

test.each([
  ['two-step sign-in', { since: '2026-03-01T12:00:00.000Z' }],
  [
    'a passkey',
    { passkeys: [{ id: 1, name: 'My phone', createdAt: '2026-03-01T12:00:00.000Z', lastUsedAt: null }] },
  ],
])('an operator with %s is not', async (_name, has) => {
  const { asked } = open(has)
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(notice()).not.toBeInTheDocument()
})
