import { leadTimes } from '@pepwell/domain/reminders/reminders'
import { MOST_LOW_DAYS, MOST_LOW_DOSES, vialWarningCauses } from '@pepwell/domain/vials/warnings'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant, pageSize, rowId, rowIdInPath, text } from '../fields.ts'
import * as calls from './notifications.calls.ts'

declare module '../call.ts' {
  interface Declared {
    notifications: typeof import('./notifications.ts')
  }
}

const Message = z.object({ message: z.string() })

/** The ways in which somebody can be told something. */
export const channels = ['in_app', 'push', 'email', 'sms'] as const

export type Channel = (typeof channels)[number]

export const notificationPreferences = call(calls.notificationPreferences, {
  summary: 'Get your notification preferences',
  reply: z.object({
    emailNotifications: z.boolean(),
    smsNotifications: z.boolean(),
    inAppNotifications: z.boolean(),
    /** of mails, beside `emailNotifications`, which reminders and people need too */
    reminderMails: z.boolean(),
    peopleMails: z.boolean(),
    orderMails: z.boolean(),
    productMails: z.boolean(),
    /** whether STOP was texted from the number: text messages are off until START comes from it */
    textsStopped: z.boolean(),
    /** minutes */
    reminderLeadTime: z.number(),
    /** doses left, and days until the first dose that is not covered, at which a vial runs low; 0 is never */
    lowVialDoses: z.number(),
    lowVialDays: z.number(),
    phoneNumber: z.string().nullable(),
  }),
})

const upTo = (most: number, things: string) => {
  const words = `Enter 0 to ${most} ${things}`
  return z.int(words).min(0, words).max(most, words).optional()
}

const LEAD_TIME = 'Please choose 15, 30, 60, 120 or 240 minutes'

export const setNotificationPreferences = call(calls.setNotificationPreferences, {
  summary: 'Update your notification preferences; omitted ones stay',
  body: z.object({
    emailNotifications: z.boolean().optional(),
    smsNotifications: z.boolean().optional(),
    inAppNotifications: z.boolean().optional(),
    reminderMails: z.boolean().optional(),
    peopleMails: z.boolean().optional(),
    orderMails: z.boolean().optional(),
    productMails: z.boolean().optional(),
    reminderLeadTime: z
      .int(LEAD_TIME)
      .refine((minutes) => (leadTimes as readonly number[]).includes(minutes), LEAD_TIME)
      .optional(),
    lowVialDoses: upTo(MOST_LOW_DOSES, 'doses'),
    lowVialDays: upTo(MOST_LOW_DAYS, 'days'),
  }),
  reply: notificationPreferences.reply,
  errors: ['PHONE_NUMBER_REQUIRED', 'PHONE_NUMBER_UNSUPPORTED', 'TEXTS_STOPPED'],
})

const LINK = 'This link is not whole'

export const unsubscribe = call(calls.unsubscribe, {
  summary: 'Unsubscribe from mails of one kind with the token of their link; needs no session',
  body: z.object({ token: text(200, LINK) }),
  reply: Message,
  errors: ['MAIL_LINK_INVALID'],
})

/**
 * What stands in the inbox. What only some kinds have to say is null in the others. `reminderId` and `occursOn` are there
 * while the reminder is, and lead to its buttons.
 */
export const InboxMessage = z.object({
  id: z.number(),
  /** of what is told: 'test', or what the feature calls it that tells it */
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** of the app: what it leads to */
  path: z.string(),
  reminderId: z.number().nullable(),
  userPeptideId: z.number().nullable(),
  occursOn: z.string().nullable(),
  /** when the dose is meant for */
  occursAt: instant.nullable(),
  /** what became of the occurrence */
  outcome: z.enum(['taken', 'skipped']).nullable(),
  /** why it was left out, in the person's own words */
  skipReason: z.string().nullable(),
  /** when it comes once more, as the person asked */
  snoozedUntil: instant.nullable(),
  /** of a warning about a vial that is there still */
  vialWarning: z
    .object({
      vialId: z.number(),
      cause: z.enum(vialWarningCauses),
      /** the day on which it comes again */
      snoozedUntil: z.string().nullable(),
    })
    .nullable(),
  isLate: z.boolean(),
  /** it came too late to be sent: the person is told that it was missed */
  isExpired: z.boolean(),
  readAt: instant.nullable(),
  createdAt: instant,
})
export type InboxMessage = z.output<typeof InboxMessage>

const ROWS = 'Please ask for 1 to 100 rows'
const MESSAGES = 'Please name at most 100 messages'

export const inbox = call(calls.inbox, {
  summary: 'List your inbox, latest first, with its unread count',
  query: z.object({
    limit: z.coerce.number(ROWS).int(ROWS).min(1, ROWS).max(100, ROWS).default(20),
    /** id of the last row of the page before */
    after: rowIdInPath.optional(),
  }),
  reply: z.object({ unread: z.number(), messages: z.array(InboxMessage) }),
})

export const markRead = call(calls.markRead, {
  summary: 'Mark inbox messages as read; all of them without ids',
  body: z.object({ ids: z.array(rowId(MESSAGES), MESSAGES).max(100, MESSAGES).optional() }),
  reply: z.object({ unread: z.number() }),
})

export const pushKey = call(calls.pushKey, {
  summary: 'Get the public VAPID key for push subscriptions',
  reply: z.object({ publicKey: z.string() }),
})

const NO_SUBSCRIPTION = 'This is not a subscription'

/** Base64url of so many bytes, as browsers write their keys. */
const keyOf = (bytes: number) =>
  z
    .string(NO_SUBSCRIPTION)
    .regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), NO_SUBSCRIPTION)

export const subscribeToPush = call(calls.subscribeToPush, {
  summary: 'Subscribe this browser to push notifications',
  body: z.object({
    // Browsers write addresses in ASCII alone; what else passes for one can't always be stored.
    endpoint: z
      .url({ protocol: /^https$/, error: NO_SUBSCRIPTION })
      .max(1000, NO_SUBSCRIPTION)
      .regex(/^[!-~]*$/, NO_SUBSCRIPTION),
    keys: z.object({ p256dh: keyOf(65), auth: keyOf(16) }, NO_SUBSCRIPTION),
  }),
  reply: Message,
})

export const unsubscribeFromPush = call(calls.unsubscribeFromPush, {
  summary: 'Unsubscribe this browser from push notifications',
  body: z.object({ endpoint: text(1000, NO_SUBSCRIPTION) }),
  reply: Message,
})

export const testChannels = call(calls.testChannels, {
  summary: 'Send a test notification on every enabled channel',
  reply: z.object({ channels: z.array(z.enum(channels)) }),
  errors: ['TOO_MANY_REQUESTS'],
})

/** How a channel stands: whether it can be used at all, and how it went last. */
export const channelStates = call(calls.channelStates, {
  summary: 'Get each channel’s state, last success and last failure since',
  reply: z.array(
    z.object({
      channel: z.enum(channels),
      isOn: z.boolean(),
      /** whether what goes out this way lies in DATA_DIR/outbox: no service that sends it is set up */
      isInOutbox: z.boolean(),
      lastSuccessAt: instant.nullable(),
      /** of an attempt after the last success */
      lastError: z.string().nullable(),
    }),
  ),
})

/** Something that somebody was to be told, and that was given up. */
export const DeadLetter = z.object({
  id: z.number(),
  userId: z.string(),
  user: z.object({ email: z.string() }),
  channel: z.enum(channels),
  title: z.string(),
  scheduledAt: instant,
  attempts: z.number(),
  lastError: z.string().nullable(),
})
export type DeadLetter = z.output<typeof DeadLetter>

export const deadLetters = call(calls.deadLetters, {
  summary: 'List failed deliveries, latest first, paged by the last row',
  query: z.object({ limit: pageSize({ most: 100, usual: 100 }), after: rowIdInPath.optional() }),
  reply: z.array(DeadLetter),
})

export const retryDelivery = call(calls.retryDelivery, {
  summary: 'Retry a failed delivery, however late',
  params: z.object({ id: rowIdInPath }),
  reply: Message,
  errors: ['DELIVERY_NOT_FOUND'],
})
