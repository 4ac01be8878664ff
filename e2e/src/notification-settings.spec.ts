import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import {
  createPerson,
  createPlanEntry,
  createVerifiedPerson,
  expect,
  expectAccessible,
  expectToFit,
  PASSWORD,
  passWelcome,
  test,
  unfold,
} from './journey.ts'

const NEW_YORK = 'America/New_York'
const todayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())

/** A daily reminder of a new plan entry. */
async function aReminder(context: BrowserContext): Promise<{ id: number; userPeptideId: number }> {
  const { id: userPeptideId } = await createPlanEntry(context)
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const response = await context.request.post('/api/reminders', {
    data: {
      title: 'BPC-157 Reminder',
      userPeptideId,
      dose: '250 mcg',
      frequency: 'Daily',
      time: '08:00',
      days,
      timingOptions: [30],
    },
  })
  expect(response.status()).toBe(201)
  return response.json()
}

async function openSettings(page: Page) {
  await page.goto('/profile?tab=notifications')
  await passWelcome(page)
  await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeVisible()
}

test('channels and lead time are chosen and saved, and SMS needs a number', async ({ page, context }) => {
  await createVerifiedPerson(context)
  await openSettings(page)
  await page.getByRole('switch', { name: 'Email notifications' }).click()
  await expect(page.getByText('Preferences Updated').first()).toBeVisible()
  await page.getByRole('switch', { name: 'SMS notifications' }).click()
  await expect(page.getByRole('switch', { name: 'SMS notifications' })).toBeChecked()
  await page
    .getByRole('region', { name: 'Reminder Timing' })
    .getByRole('combobox')
    .selectOption('1 hour before')
  await expect
    .poll(async () => (await context.request.get('/api/notification-preferences')).json())
    .toMatchObject({ emailNotifications: false, smsNotifications: true, reminderLeadTime: 60 })
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'SMS notifications' })).toBeChecked()
  await page.getByRole('switch', { name: 'SMS notifications' }).click()
  await expect(page.getByText('Preferences Updated').first()).toBeVisible()

  const data = { phoneNumber: null, currentPassword: PASSWORD }
  expect((await context.request.patch('/api/auth/user', { data })).status()).toBe(200)
  await page.reload()
  const sms = page.getByRole('switch', { name: 'SMS notifications' })
  await expect(sms).toBeDisabled()
  // The switch is disabled and says why.
  await sms.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Phone Number Required').first()).toBeVisible()
  await expect(sms).not.toBeChecked()
  await page.getByRole('button', { name: 'Add a number' }).click()
  await expect(page.getByLabel(/^Phone number/)).toBeFocused()
  await expectAccessible(page)
  await expectToFit(page)
})

test('each reminder has its own channels and timing', async ({ page, context }) => {
  await createPerson(context)
  await aReminder(context)
  await openSettings(page)
  const reminder = page.getByRole('group', { name: 'BPC-157 Reminder' })
  await unfold(page, 'BPC-157')
  await reminder.getByText('Email', { exact: true }).click()
  await expect(page.getByText('Reminder Updated').first()).toBeVisible()
  await reminder.getByLabel('Remind me').selectOption('4 hours before')
  await expect(page.getByText('Timing Updated').first()).toBeVisible()
  await page.reload()
  await unfold(page, 'BPC-157')
  await expect(reminder.getByRole('checkbox', { name: 'Email' })).toBeChecked()
  await expect(reminder.getByLabel('Remind me')).toHaveValue('240')
  await expectAccessible(page)
  await reminder.getByRole('button', { name: 'Pause BPC-157 Reminder' }).click()
  await expect(page.getByText('Reminder updated successfully').first()).toBeVisible()
  await expect(reminder.getByRole('checkbox')).toHaveCount(0)
  await expectToFit(page)
})

test('a test on every channel shows its result', async ({ page, context }) => {
  await createVerifiedPerson(context)
  await openSettings(page)
  const check = page.getByRole('region', { name: 'Delivery check' })
  await expect(check.getByText('Nothing delivered yet')).toHaveCount(4)
  await check.getByRole('button', { name: 'Test every channel' }).click()
  const row = (name: string) => check.getByRole('listitem').filter({ hasText: name })
  await expect(row('In-app').getByText('Delivered', { exact: true })).toBeVisible()
  await expect(row('Email').getByText('Delivered', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(row('Email').getByText(/^Last delivered/)).toBeVisible()
  await expect(row('SMS').getByText('Off', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
})

/** Simulates the browser's subscription: no push service is reachable, and private windows have none. */
async function playPushService(page: Page) {
  const keys = createECDH('prime256v1')
  const made = {
    endpoint: `https://push.invalid/${randomUUID()}`,
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  }
  await page.addInitScript((subscription) => {
    let held: object | null = null
    const { prototype } = PushManager
    prototype.getSubscription = async () => held as PushSubscription | null
    prototype.subscribe = async (options) => {
      const unsubscribe = async () => {
        held = null
        return true
      }
      held = { ...subscription, options, toJSON: () => subscription, unsubscribe }
      return held as PushSubscription
    }
  }, made)
}

test('this device is switched on by a tap, and off again', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL })
  await playPushService(page)
  await createPerson(context)
  await openSettings(page)
  const isOn = async () => {
    const channels: { channel: string; isOn: boolean }[] = await (
      await context.request.get('/api/notifications/channels')
    ).json()
    return channels.find(({ channel }) => channel === 'push')?.isOn
  }
  const row = page.getByRole('switch', { name: 'Notifications on this device' })
  await expect(row).not.toBeChecked()
  expect(await isOn()).toBe(false)
  await row.click()
  await expect(row).toBeChecked()
  await expect.poll(isOn).toBe(true)
  await row.click()
  await expect(row).not.toBeChecked()
  await expect.poll(isOn).toBe(false)
})

/** The timeout for a push to show. */
const PUSH_MS = 5_000

/** The worker, and a way to push to it without a push service. */
async function theWorker(page: Page, context: BrowserContext, origin = '') {
  const devTools = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
      if (found) resolve(found.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  // A push to a starting worker is lost.
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  const registrationId = await registration

  /** Waits until the shown notifications are as expected. */
  const expectShown = (expected: object[], timeout?: number) =>
    expect
      .poll(
        () =>
          page.evaluate(async () => {
            const shown = await (await navigator.serviceWorker.ready).getNotifications()
            return shown.map(({ title, body, tag }) => ({ title, body, tag }))
          }),
        { timeout },
      )
      .toMatchObject(expected)

  /** Clicks the notification or one of its buttons, which a test can't do by hand. */
  const press = async (action: string) => {
    const [worker] = context.serviceWorkers()
    await worker?.evaluate(async (action) => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration
        NotificationEvent: new (type: string, init: object) => Event
        dispatchEvent(event: Event): void
      }
      const [notification] = await scope.registration.getNotifications()
      const event = new scope.NotificationEvent('notificationclick', { notification, action })
      const work: Promise<unknown>[] = []
      Object.assign(event, { waitUntil: (promise: Promise<unknown>) => work.push(promise) })
      scope.dispatchEvent(event)
      await Promise.all(work)
    }, action)
  }

  /** Pushes and waits for the notification. A busy browser sometimes loses a DevTools push, so it retries once. */
  const push = (payload: object, expected: object) =>
    expect(async () => {
      const data = JSON.stringify(payload)
      await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
      await expectShown([expected], PUSH_MS)
    }).toPass({ timeout: 4 * PUSH_MS })
  return { devTools, push, press, expectShown }
}

test('a push is shown, skips a dose, and opens its dose', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL })
  await createPerson(context)
  const reminder = await aReminder(context)
  await page.goto('/')
  await passWelcome(page)
  const { push, press, expectShown } = await theWorker(page, context, baseURL)
  const occursOn = todayIn(NEW_YORK)
  const payload = {
    title: 'BPC-157 Reminder',
    body: 'Take 250 mcg now, at 8:00 AM',
    tag: `reminder-${reminder.id}-${occursOn}`,
    url: '/reminders',
    reminderId: reminder.id,
    occursOn,
    userPeptideId: reminder.userPeptideId,
  }
  const { title, body, tag } = payload
  const remind = () => push(payload, { title, body, tag })

  await remind()
  await press('snooze')
  await expectShown([])

  await remind()
  await press('log')
  const dialog = page.getByRole('dialog', { name: 'Log Dose' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/reminders$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectShown([])

  await remind()
  await press('skip')
  await expectShown([])
  const settled = await context.request.post(`/api/reminders/${reminder.id}/snooze`, { data: { occursOn } })
  expect(settled.status()).toBe(409)

  await remind()
  await press('snooze')
  await expectShown([
    {
      title: 'Could not snooze',
      body: 'BPC-157 Reminder. This dose was already logged or skipped',
      tag: payload.tag,
    },
  ])
})

test('an unreadable push still shows a notification', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL })
  await createPerson(context)
  await page.goto('/')
  await passWelcome(page)
  const { devTools, push } = await theWorker(page, context, baseURL)
  await push({ nothing: 'of use' }, { title: 'Pepwell', body: 'You have a new notification' })

  // The app is installable, except that this window is private.
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const { errors, data } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' })
})

test('visitors get no worker', async ({ pageOf }) => {
  const page = await pageOf('signed out')
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
