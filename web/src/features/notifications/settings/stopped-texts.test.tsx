import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../test/render.tsx'
import { defaultPreferences, serveSettings } from '../../../test/settings-server.ts'
import { aUser } from '../../../test/users.ts'
import { NotificationPreferences } from './notification-preferences.tsx'

test('after texting STOP, the person reads how to get texts again, and the switch stays off', async () => {
  const { sent } = serveSettings({ preferences: { ...defaultPreferences, textsStopped: true } })
  const settings = (
    <NotificationPreferences
      user={aUser({ phoneNumber: '+12125550123' })}
      onChangeNumber={() => {}}
      verifyEmail={null}
    >
      {null}
    </NotificationPreferences>
  )
  const { user } = renderPage(settings)
  const texts = await screen.findByRole('switch', { name: 'SMS notifications' })
  expect(texts).toHaveAccessibleDescription(/You texted STOP from \(212\) 555-0123\. Reply START/)
  expect(screen.getByText(/Reply START to get texts again/)).toBeVisible()
  expect(screen.queryByLabelText('Six-digit code')).not.toBeInTheDocument()
  await user.click(texts)
  expect(await screen.findByText('You texted STOP')).toBeVisible()
  expect(texts).not.toBeChecked()
  expect(sent).toEqual([])
})
