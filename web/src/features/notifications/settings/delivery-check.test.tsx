import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aChannel, serveSettings } from '../../../test/settings-server.ts'
import { pass, until } from '../../../test/time.ts'
import { aUser } from '../../../test/users.ts'
import { DeliveryCheck } from './delivery-check.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ')
const rows = () => screen.getAllByRole('listitem').map((row) => plain(row.textContent))
const open = () => renderPage(<DeliveryCheck timeZone="America/New_York" />, { user: aUser() })
const button = () => screen.getByRole('button', { name: 'Test every channel' })
const status = () => plain(screen.getByRole('status').textContent)

const before = [
  aChannel({ channel: 'in_app', lastSuccessAt: '2026-03-03T12:30:00.000Z' }),
  aChannel({
    channel: 'push',
    lastSuccessAt: '2026-03-01T12:00:00.000Z',
    lastError: 'push.test answered 503',
  }),
  aChannel({ channel: 'email' }),
  aChannel({ channel: 'sms', isOn: false }),
]

const serveTest = (channels: string[]) =>
  server.use(http.post('/api/notifications/test', () => HttpResponse.json({ channels })))

test('shows each channel’s last success and later failure', async () => {
  serveSettings({ channels: before })
  open()
  await screen.findAllByRole('listitem')
  expect(rows()).toEqual([
    'In-appLast delivered Tue, Mar 3, 7:30 AM',
    'PushLast delivered Sun, Mar 1, 7:00 AMLast attempt failed: push.test answered 503',
    'EmailNothing delivered yet',
    'SMSNothing delivered yetOff',
  ])
})

describe('a test', () => {
  test('shows each channel’s result as it arrives', async () => {
    const settings = serveSettings({ channels: before })
    serveTest(['in_app', 'push', 'email'])
    const { user } = open()
    await screen.findAllByRole('listitem')
    await user.click(button())
    await waitFor(() => expect(status()).toBe('We sent the test.'))
    const outcomes = () => rows().map((row) => /Sending…|Delivered|Failed|Off|Pending/.exec(row ?? '')?.[0])
    expect(outcomes()).toEqual(['Sending…', 'Sending…', 'Sending…', 'Off'])
    settings.channels = [
      aChannel({ channel: 'in_app', lastSuccessAt: '2026-03-10T12:00:00.000Z' }),
      aChannel({ channel: 'push', lastSuccessAt: '2026-03-10T12:00:01.000Z' }),
      aChannel({ channel: 'email', lastError: 'mailbox is full' }),
      aChannel({ channel: 'sms', isOn: false }),
    ]
    await waitFor(() => expect(outcomes()).toEqual(['Delivered', 'Delivered', 'Failed', 'Off']))
    expect(rows()[2]).toContain('Last attempt failed: mailbox is full')
    expect(status()).toBe('Test finished. In-app: Delivered, Push: Delivered, Email: Failed, SMS: Off.')
  })

  test("times out without a result and isn't called a success", async () => {
    let asked = 0
    serveSettings()
    server.use(
      http.get('/api/notifications/channels', () => {
        asked += 1
        return HttpResponse.json(before)
      }),
    )
    serveTest(['in_app', 'push', 'email'])
    open()
    await screen.findAllByRole('listitem')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    button().click()
    await until(() => status() === 'We sent the test.')
    for (let index = 0; index <= 32_000; index += 1000) await pass(1000)
    expect(status()).toBe('Test finished. In-app: Pending, Push: Failed, Email: Pending, SMS: Off.')
    const then = asked
    expect(then).toBeGreaterThan(10)
    await pass(10_000)
    expect(asked).toBe(then)
  })

  test('says when everything is off', async () => {
    serveSettings({ channels: before.map((state) => ({ ...state, isOn: false })) })
    serveTest([])
    const { user } = open()
    await screen.findAllByRole('listitem')
    await user.click(button())
    expect(await screen.findByText('Every channel is off. Turn one on first.')).toBeVisible()
  })

  test('shows an error when there are too many', async () => {
    serveSettings()
    const message = 'Too many attempts. Please wait a while and try again.'
    server.use(http.post('/api/notifications/test', () => refusal(429, 'TOO_MANY_REQUESTS', message)))
    const { user } = open()
    await user.click(button())
    expect(await screen.findByText('We couldn’t send the test')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
  })
})

test('reloads channels after a failure', async () => {
  serveSettings({ channels: before })
  const failure = () => HttpResponse.json({}, { status: 500 })
  server.use(http.get('/api/notifications/channels', failure, { once: true }))
  const { user } = open()
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('We couldn’t load your channels')).toBeVisible()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('listitem')).toHaveLength(4)
})
