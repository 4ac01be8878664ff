import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import MailLinkPage from '../../../pages/mail-link.tsx'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { defaultPreferences, serveSettings } from '../../../test/settings-server.ts'
import { MailsCard } from './mails-card.tsx'

const open = () => renderPage(<MailLinkPage />, { path: '/unsubscribe?token=orderMails.user_1.x' })
const button = () => screen.getByRole('button', { name: 'Unsubscribe' })

test('the link in a mail asks before unsubscribing, and says where to subscribe again', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('/api/mails/unsubscribe', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ message: 'We won’t email you about your orders anymore.' })
    }),
  )
  const { user } = open()
  expect(sent).toEqual([])
  await user.click(button())
  expect(await screen.findByText(/We won’t email you about your orders anymore/)).toHaveTextContent(
    /in your profile/,
  )
  expect(sent).toEqual([{ token: 'orderMails.user_1.x' }])
})

test('an incomplete link says so', async () => {
  server.use(
    http.post('/api/mails/unsubscribe', () => refusal(400, 'MAIL_LINK_INVALID', 'This link is incomplete.')),
  )
  const { user } = open()
  await user.click(button())
  expect(await screen.findByText('This link is incomplete.')).toHaveRole('alert')
})

test('unsubscribed mails show in the settings and can be turned on there', async () => {
  const preferences = { ...defaultPreferences, orderMails: false, emailNotifications: false }
  const { sent } = serveSettings({ preferences })
  const { user } = renderPage(<MailsCard preferences={preferences} />)
  expect(screen.getByRole('switch', { name: 'Back-in-stock alerts by email' })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'Reminders by email' })).toHaveAccessibleDescription(
    /Turn on email notifications/,
  )
  const orders = screen.getByRole('switch', { name: 'Orders by email' })
  expect(orders).not.toBeChecked()
  await user.click(orders)
  expect(await screen.findByText('Preferences Updated')).toBeVisible()
  expect(sent).toEqual([{ orderMails: true }])
})
