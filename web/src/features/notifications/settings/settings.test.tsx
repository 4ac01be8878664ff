import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import ProfilePage from '../../../pages/profile.tsx'
import { serveTargets } from '../../../test/nutrition-server.ts'
import { serveProfile } from '../../../test/profile-server.ts'
import { aPushBrowser, SERVER_KEY, withoutPush } from '../../../test/push-browser.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { serveSettings } from '../../../test/settings-server.ts'
import { aUser } from '../../../test/users.ts'
import { serveWeights } from '../../../test/weight.ts'

beforeEach(() => {
  serveWeights()
  serveTargets()
})
afterEach(withoutPush)

const open = (changes: Partial<CurrentUser> = {}, path = '/profile?tab=notifications') =>
  renderPage(<ProfilePage />, { path, user: aUser(changes) })

const mainFields = {
  emailNotifications: true,
  smsNotifications: false,
  inAppNotifications: true,
  reminderLeadTime: 30,
}

const toggle = (name: string) => screen.findByRole('switch', { name })
const FAILED = 'Failed to update notification preferences. Please try again.'

const fails = (...answer: Parameters<typeof refusal>) =>
  server.use(http.post('/api/notification-preferences', () => refusal(...answer)))

describe('the channels', () => {
  test.each([
    ['In-app notifications', 'inAppNotifications', true],
    ['Email notifications', 'emailNotifications', true],
    ['SMS notifications', 'smsNotifications', false],
  ])('%s is toggled by a press', async (name, field, before) => {
    const { sent } = serveSettings()
    const { user } = open()
    const shown = await toggle(name)
    expect((shown as HTMLInputElement).checked).toBe(before)
    await user.click(shown)
    expect(await screen.findByText('Preferences Updated')).toBeVisible()
    expect((shown as HTMLInputElement).checked).toBe(!before)
    expect(sent).toEqual([{ ...mainFields, [field]: !before }])
  })

  test('an unsaved change reverts with an error', async () => {
    serveSettings()
    fails(500, 'INTERNAL', 'Something went wrong on our end.')
    const { user } = open()
    const shown = await toggle('Email notifications')
    await user.click(shown)
    expect(await screen.findByText(FAILED)).toBeVisible()
    expect(shown).toBeChecked()
  })

  test('several presses are saved one by one, and all stay', async () => {
    const { sent } = serveSettings()
    const { user } = open()
    await user.click(await toggle('Email notifications'))
    await user.click(await toggle('In-app notifications'))
    await user.click(await toggle('SMS notifications'))
    await waitFor(() =>
      expect(sent).toEqual([
        { ...mainFields, emailNotifications: false },
        { ...mainFields, emailNotifications: false, inAppNotifications: false },
        { ...mainFields, emailNotifications: false, inAppNotifications: false, smsNotifications: true },
      ]),
    )
    await waitFor(async () => expect(await toggle('Email notifications')).not.toBeChecked())
    expect(await toggle('SMS notifications')).toBeChecked()
  })

  test('retries after a failure', async () => {
    serveSettings()
    const failure = () => HttpResponse.json({}, { status: 500 })
    server.use(http.get('/api/notification-preferences', failure, { once: true }))
    const { user } = open()
    const alert = (await screen.findByText('We couldn’t load your notification preferences')).closest('div')
    await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }))
    expect(await toggle('Email notifications')).toBeVisible()
  })
})

describe('text messages', () => {
  test('are disabled without a phone number; a press says why and saves nothing', async () => {
    const { sent } = serveSettings()
    const { user } = open({ phoneNumber: null })
    const sms = await toggle('SMS notifications')
    expect(sms).toHaveAttribute('aria-disabled', 'true')
    await user.click(sms)
    expect(await screen.findByText('Phone Number Required')).toBeVisible()
    expect(sms).not.toBeChecked()
    expect(sent).toEqual([])
  })

  test('are disabled for a foreign number', async () => {
    const { sent } = serveSettings()
    const { user } = open({ phoneNumber: '+49301234567' })
    const sms = await toggle('SMS notifications')
    expect(sms).toHaveAttribute('aria-disabled', 'true')
    await user.click(sms)
    expect(await screen.findByText('US or Canadian number needed')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('can be turned off, no matter what happened to the number', async () => {
    const settings = serveSettings()
    settings.preferences = { ...settings.preferences, smsNotifications: true }
    const { user } = open({ phoneNumber: null })
    const sms = await toggle('SMS notifications')
    expect(sms).toBeChecked()
    await user.click(sms)
    await waitFor(() => expect(settings.sent).toEqual([{ ...mainFields, smsNotifications: false }]))
  })

  test('a number removed meanwhile is refused by the server', async () => {
    serveSettings()
    fails(409, 'PHONE_NUMBER_REQUIRED', 'Please add a phone number to your profile first')
    const { user } = open()
    await user.click(await toggle('SMS notifications'))
    expect(await screen.findByText('Phone Number Required')).toBeVisible()
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
  })

  test.each([
    ['+12125550123', '(212) 555-0123', 'Change number'],
    ['+49301234567', '+49301234567', 'Change number'],
    [null, 'No number yet', 'Add a number'],
  ])('the number %s is shown as %s, and edited in the form', async (phoneNumber, text, button) => {
    serveSettings()
    const { user } = open({ phoneNumber })
    const card = within(await screen.findByRole('region', { name: 'Phone Number for SMS Reminders' }))
    expect(card.getByText(text)).toBeVisible()
    await user.click(card.getByRole('button', { name: button }))
    await waitFor(() => expect(screen.getByLabelText(/^Phone number/)).toHaveFocus())
  })

  test('can be switched on once a number is saved', async () => {
    serveSettings()
    serveProfile(aUser({ phoneNumber: null }))
    const { user } = open({ phoneNumber: null })
    await toggle('SMS notifications')
    await user.click(screen.getByRole('button', { name: 'Add a number' }))
    await user.type(await screen.findByLabelText(/^Phone number/), '212 555 0123')
    await user.click(screen.getByRole('button', { name: 'Update Profile' }))
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible()
    await user.click(screen.getByRole('link', { name: /^Notifications/ }))
    await waitFor(async () => expect(await toggle('SMS notifications')).not.toHaveAttribute('aria-disabled'))
  })
})

describe('the lead time', () => {
  test('has five options and defaults to thirty minutes', async () => {
    serveSettings()
    open()
    const card = within(await screen.findByRole('region', { name: 'Reminder Timing' }))
    expect(card.getByRole('combobox')).toHaveDisplayValue('30 minutes before')
    expect(card.getAllByRole('option').map((option) => (option as HTMLOptionElement).value)).toEqual([
      '15',
      '30',
      '60',
      '120',
      '240',
    ])
  })

  test('is saved when chosen, and reverts on failure', async () => {
    const { sent } = serveSettings()
    const { user } = open()
    const card = within(await screen.findByRole('region', { name: 'Reminder Timing' }))
    await user.selectOptions(card.getByRole('combobox'), '4 hours before')
    expect(await screen.findByText('Preferences Updated')).toBeVisible()
    expect(sent).toEqual([{ ...mainFields, reminderLeadTime: 240 }])
    fails(500, 'INTERNAL', 'Something went wrong on our end.')
    await user.selectOptions(card.getByRole('combobox'), '15 minutes before')
    expect(await screen.findByText(FAILED)).toBeVisible()
    await waitFor(() => expect(card.getByRole('combobox')).toHaveDisplayValue('4 hours before'))
  })
})

describe('notifications on this device', () => {
  const NAME = 'Notifications on this device'
  const serveKeys = () =>
    server.use(
      http.get('/api/notifications/push-key', () => HttpResponse.json({ publicKey: SERVER_KEY })),
      http.post('/api/notifications/push-subscriptions', () => HttpResponse.json({ message: '' })),
      http.post('/api/notifications/push-subscriptions/remove', () => HttpResponse.json({ message: '' })),
    )

  test('asks for permission only on a press', async () => {
    serveSettings()
    serveKeys()
    const browser = aPushBrowser()
    const { user } = open()
    const row = await toggle(NAME)
    expect(row).not.toBeChecked()
    expect(browser.asked).toBe(0)
    await user.click(row)
    await waitFor(() => expect(row).toBeChecked())
    await waitFor(() => expect(browser.subscription).not.toBeNull())
    expect(browser.asked).toBe(1)
    await user.click(row)
    await waitFor(() => expect(browser.subscription).toBeNull())
    expect(row).not.toBeChecked()
  })

  test('explains a browser that blocks them, and notices when that changes', async () => {
    serveSettings()
    const browser = aPushBrowser({ permission: 'denied' })
    open()
    expect(await screen.findByText('Blocked')).toBeVisible()
    expect(screen.getByText(/^Your browser blocks notifications/)).toBeVisible()
    expect(screen.queryByRole('switch', { name: NAME })).not.toBeInTheDocument()
    browser.Notification.permission = 'default'
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await toggle(NAME)).not.toBeChecked()
  })

  test('explains an unsupported browser and its alternatives', async () => {
    serveSettings()
    open()
    expect(await screen.findByText(/need a secure connection \(https\)/)).toBeVisible()
  })

  test('an unreachable push service shows an error, and the switch stays off', async () => {
    serveSettings()
    serveKeys()
    aPushBrowser({ trouble: new DOMException('push service error', 'AbortError') })
    const { user } = open()
    await user.click(await toggle(NAME))
    expect(await screen.findByText(/couldn’t reach its push service/)).toBeVisible()
    expect(await toggle(NAME)).not.toBeChecked()
  })
})

describe('low vials', () => {
  test.each([
    ['Doses left', 'lowVialDoses', 4],
    ['Days before you run out', 'lowVialDays', 0],
  ])('%s is selected', async (label, field, value) => {
    const { sent } = serveSettings()
    const { user } = open()
    await user.selectOptions(await screen.findByLabelText(label), String(value))
    expect(await screen.findByText('Preferences Updated')).toBeVisible()
    expect(sent).toEqual([{ ...mainFields, [field]: value }])
  })
})
