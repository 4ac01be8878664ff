import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import MailLinkPage from '../../../pages/mail-link.tsx'
import { serveProfile } from '../../../test/profile-server.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { EmailNotice } from './email-notice.tsx'

const unverified = aUser({ emailProvedAt: null })
const again = () => screen.getByRole('button', { name: 'Send again' })

test('shows an unverified address and resends its link', async () => {
  let asked = 0
  server.use(
    http.post('/api/auth/verify-email/send', () => {
      asked++
      return asked === 1
        ? refusal(429, 'TOO_MANY_REQUESTS', 'Too many attempts.')
        : HttpResponse.json({ message: 'We sent the link.' })
    }),
  )
  const { user } = renderPage(<EmailNotice user={unverified} isInOutbox={false} />)
  expect(screen.getByText(/sent to ada@example.org/)).toBeVisible()
  expect(screen.queryByText(/DATA_DIR/)).not.toBeInTheDocument()
  await user.click(again())
  expect(await screen.findByText('Too many attempts.')).toBeVisible()
  await waitFor(() => expect(again()).toHaveAccessibleName('Send again'))
  await new Promise((resolve) => setTimeout(resolve, 350))
  await user.click(again())
  expect(await screen.findByText('We sent the link.')).toBeVisible()
})

test('without a mail server says who has the link, and shows admins where; a verified address shows nothing', () => {
  const member = renderPage(<EmailNotice user={unverified} isInOutbox />)
  expect(screen.getByText(/ask your operator for the link/)).not.toHaveTextContent('DATA_DIR')
  member.unmount()
  renderPage(<EmailNotice user={{ ...unverified, isAdmin: true }} isInOutbox />)
  expect(screen.getByText(/DATA_DIR\/outbox/)).toBeVisible()
  renderPage(<EmailNotice user={aUser()} isInOutbox />)
  expect(screen.getAllByRole('region', { name: 'Verify your email' })).toHaveLength(1)
})

test('opens a link with a tap and shows the result', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('/api/auth/verify-email', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ message: 'Your email is verified.', email: 'ada@example.org' })
    }),
  )
  const { user } = renderPage(<MailLinkPage />, { path: '/verify-email?token=tok_1' })
  expect(screen.getByRole('heading', { level: 1, name: 'Verify Your Email' })).toBeVisible()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Verify my email' }))
  expect(await screen.findByText(/ada@example.org is verified/)).toBeVisible()
  expect(sent).toEqual([{ token: 'tok_1' }])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a link opened elsewhere leads through sign-in and back', async () => {
  const sentence = 'Sign in to this account first. Then open the link again.'
  server.use(http.post('/api/auth/verify-email', () => refusal(409, 'SIGN_IN_TO_VERIFY', sentence)))
  const visitor = renderPage(<MailLinkPage />, { path: '/verify-email?token=tok_1', user: null })
  await visitor.user.click(screen.getByRole('button', { name: 'Verify my email' }))
  expect(await screen.findByText(sentence)).toHaveRole('alert')
  const link = screen.getByRole('link', { name: 'Sign in to verify your email' })
  expect(link).toHaveAttribute('href', '/login?next=%2Fverify-email%3Ftoken%3Dtok_1')
  visitor.unmount()
  const other = renderPage(<MailLinkPage />, { path: '/verify-email?token=tok_1', user: aUser() })
  await other.user.click(screen.getByRole('button', { name: 'Verify my email' }))
  expect(await screen.findByText(/signed in to another account/)).toBeVisible()
})

test("says that a link expired, and can't open an incomplete one", async () => {
  server.use(
    http.post('/api/auth/verify-email', () => refusal(400, 'EMAIL_LINK_INVALID', 'This link is invalid.')),
  )
  const { user } = renderPage(<MailLinkPage />, { path: '/verify-email?token=tok_1' })
  await user.click(screen.getByRole('button', { name: 'Verify my email' }))
  expect(await screen.findByText('This link is invalid.')).toHaveRole('alert')
  renderPage(<MailLinkPage />, { path: '/verify-email' })
  expect(screen.getByText('This link is incomplete. Please copy it again.')).toBeVisible()
})

test('shows which address is in force for a new one, and can cancel it', async () => {
  const sent = serveProfile()
  const { user } = renderPage(
    <EmailNotice user={aUser({ pendingEmail: 'new@mail.net' })} isInOutbox={false} />,
  )
  expect(screen.getByText(/sent to new@mail.net/)).toHaveTextContent('your account uses ada@example.org')
  await user.click(screen.getByRole('button', { name: 'Keep my old email' }))
  expect(await screen.findByText('Your email stays the same')).toBeVisible()
  expect(sent).toMatchObject([{ email: 'ada@example.org' }])
})

test('restoring the former address signs out and explains the next step', async () => {
  const message =
    'ada@example.org is your email again. You are signed out everywhere. We mailed you a link to set a new password.'
  server.use(
    http.post('/api/auth/undo-email', () => HttpResponse.json({ message, email: 'ada@example.org' })),
  )
  const page = renderPage(<MailLinkPage />, { path: '/undo-email?token=tok_1', user: aUser() })
  await page.user.click(screen.getByRole('button', { name: 'Keep this address' }))
  expect(await screen.findByText(/You are signed out everywhere/)).toHaveTextContent('Forgot your password')
})
