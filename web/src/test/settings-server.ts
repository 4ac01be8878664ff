import type { CallReply } from '@pepwell/contract/declared'
import type { channelStates, notificationPreferences } from '@pepwell/contract/reminders/notifications'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { HttpResponse, http } from 'msw'
import { server } from './server.ts'

type Preferences = CallReply<typeof notificationPreferences>
type ChannelState = CallReply<typeof channelStates>[number]

/** Default preferences of a person with a phone number. */
export const defaultPreferences: Preferences = {
  emailNotifications: true,
  smsNotifications: false,
  inAppNotifications: true,
  reminderMails: true,
  peopleMails: true,
  orderMails: true,
  productMails: true,
  textsStopped: false,
  reminderLeadTime: 30,
  lowVialDoses: 2,
  lowVialDays: 14,
  phoneNumber: '+12125550123',
}

/** An enabled channel without any deliveries yet. */
export const aChannel = (changes: Partial<ChannelState>): ChannelState => ({
  channel: 'email',
  isOn: true,
  isInOutbox: false,
  lastSuccessAt: null,
  lastError: null,
  ...changes,
})

/** All channels, on. */
export const defaultChannels = (['in_app', 'push', 'email', 'sms'] as const).map((channel) =>
  aChannel({ channel }),
)

interface Settings {
  preferences: Preferences
  channels: ChannelState[]
  reminders: Reminder[]
  /** the requested changes */
  sent: unknown[]
}

/** Serves the notification settings and stores changes. */
export function serveSettings(start: Partial<Settings> = {}): Settings {
  const settings: Settings = {
    preferences: defaultPreferences,
    channels: defaultChannels,
    reminders: [],
    sent: [],
    ...start,
  }
  server.use(
    http.get('/api/notification-preferences', () => HttpResponse.json(settings.preferences)),
    http.post<never, Partial<Preferences>>('/api/notification-preferences', async ({ request }) => {
      const changes = await request.json()
      settings.sent.push(changes)
      settings.preferences = { ...settings.preferences, ...changes }
      return HttpResponse.json(settings.preferences)
    }),
    http.get('/api/auth/sessions', () => HttpResponse.json([])),
    http.get('/api/auth/passkeys', () => HttpResponse.json([])),
    http.get('/api/auth/two-step', () => HttpResponse.json({ since: null, recoveryCodesLeft: 0 })),
    http.get('/api/notifications/channels', () => HttpResponse.json(settings.channels)),
    http.get('/api/reminders', () => HttpResponse.json(settings.reminders)),
    http.get('/api/measuring-reminders', () => HttpResponse.json([])),
  )
  return settings
}
