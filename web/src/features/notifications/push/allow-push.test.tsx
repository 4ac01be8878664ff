import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { aPushBrowser, SERVER_KEY } from '../../../test/push-browser.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import AllowPush from './allow-push.tsx'

test('one press allows push on this device', async () => {
  const browser = aPushBrowser()
  server.use(
    http.get('/api/notifications/push-key', () => HttpResponse.json({ publicKey: SERVER_KEY })),
    http.post('/api/notifications/push-subscriptions', () => HttpResponse.json({ message: '' })),
  )
  const { user } = renderPage(<AllowPush userId="user_1" />)
  await user.click(await screen.findByRole('button', { name: 'Allow push on this device' }))
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument())
  expect(browser.subscription).not.toBeNull()
})
