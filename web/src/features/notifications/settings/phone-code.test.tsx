import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aChannel, defaultPreferences, serveSettings } from '../../../test/settings-server.ts'
import { aUser } from '../../../test/users.ts'
import { NotificationPreferences } from './notification-preferences.tsx'

const show = (phoneProvedAt: string | null, isInOutbox = false, isAdmin = false) => {
  serveSettings({
    preferences: { ...defaultPreferences, smsNotifications: true },
    channels: [aChannel({ channel: 'sms', isInOutbox })],
  })
  return renderPage(
    <NotificationPreferences
      user={aUser({ phoneProvedAt, isAdmin })}
      onChangeNumber={() => {}}
      verifyEmail={null}
    >
      {null}
    </NotificationPreferences>,
  )
}

test('marks a wrong code and accepts the right one', async () => {
  server.use(
    http.post('/api/auth/verify-phone', async ({ request }) => {
      const { code } = (await request.json()) as { code: string }
      return code === '123456'
        ? HttpResponse.json({ message: 'Your phone number is verified.' })
        : refusal(400, 'PHONE_CODE_WRONG', 'This code is wrong or has expired.')
    }),
  )
  const { user } = show(null)
  const field = await screen.findByLabelText('Six-digit code')
  await user.type(field, '12')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('Please enter the six digits')).toBeVisible()
  await user.type(field, '3457')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('This code is wrong or has expired.')).toBeVisible()
  await user.clear(field)
  await user.type(field, '123456{Enter}')
  expect(await screen.findByText('Your phone number is verified.')).toBeVisible()
})

test('resends a code, and without an SMS service says who has it and shows admins where', async () => {
  server.use(http.post('/api/auth/phone-code', () => HttpResponse.json({ message: 'We sent the code.' })))
  const member = show(null, true)
  expect(await screen.findByText(/ask your operator for the code/)).not.toHaveTextContent('DATA_DIR')
  member.unmount()
  const { user } = show(null, true, true)
  expect(await screen.findByText(/DATA_DIR\/outbox/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('We sent the code.')).toBeVisible()
})

test('asks to verify the email first', async () => {
  serveSettings({ preferences: { ...defaultPreferences, smsNotifications: true } })
  renderPage(
    <NotificationPreferences
      user={aUser({ phoneProvedAt: null, emailProvedAt: null })}
      onChangeNumber={() => {}}
      verifyEmail={<p>Verify your email first.</p>}
    >
      {null}
    </NotificationPreferences>,
  )
  expect(await screen.findByText('Verify your email first.')).toBeVisible()
  expect(screen.queryByLabelText('Six-digit code')).not.toBeInTheDocument()
})

test('asks nothing about a verified number', async () => {
  show('2026-01-05T12:00:00.000Z')
  expect(await screen.findByText('Phone Number for SMS Reminders')).toBeVisible()
  expect(screen.queryByLabelText('Six-digit code')).not.toBeInTheDocument()
})
