import { leadTimes } from '@pepwell/domain/reminders/reminders'
import { MAX_LOW_DAYS, MAX_LOW_DOSES, vialWarningCauses } from '@pepwell/domain/vials/warnings'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant, pageSize, rowId, rowIdInPath, text } from '../fields.ts'
import * as calls from './notifications.calls.ts'

const Message = z.object({ message: z.string() })

/** The notification channels. */
export const channels = ['in_app', 'push', 'email', 'sms'] as const

export type Channel = (typeof channels)[number]

export const notificationPreferences = call(calls.notificationPreferences, {
  summary: 'Get your notification preferences',
  reply: z.object({
    emailNotifications: z.boolean(),
    smsNotifications: z.boolean(),
    inAppNotifications: z.boolean(),
    /** for mails, in addition to `emailNotifications`, which reminders and people need too */
    reminderMails: z.boolean(),
    peopleMails: z.boolean(),
    orderMails: z.boolean(),
    productMails: z.boolean(),
    /** whether the number texted STOP: text messages are off until it texts START */
    textsStopped: z.boolean(),
    /** minutes */
    reminderLeadTime: z.number(),
    /** doses left, and days until the first uncovered dose, that count as running low; 0 is never */
    lowVialDoses: z.number(),
    lowVialDays: z.number(),
    phoneNumber: z.string().nullable(),
  }),
})

const upTo = (max: number, things: string) => {
  const words = `Enter 0 to ${max} ${things}`
  return z.int(words).min(0, words).max(max, words).optional()
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
    lowVialDoses: upTo(MAX_LOW_DOSES, 'doses'),
    lowVialDays: upTo(MAX_LOW_DAYS, 'days'),
  }),
  reply: notificationPreferences.reply,
  errors: ['PHONE_NUMBER_REQUIRED', 'PHONE_NUMBER_UNSUPPORTED', 'TEXTS_STOPPED'],
})

const LINK = 'This link is incomplete'

export const unsubscribe = call(calls.unsubscribe, {
  summary: 'Unsubscribe from mails of one kind with the token of their link; needs no session',
  body: z.object({ token: text(200, LINK) }),
  reply: Message,
  errors: ['MAIL_LINK_INVALID'],
})

/**
 * An inbox item. Fields for other kinds are null. `reminderId` and `occursOn` are set while the reminder exists, and
 * enable its buttons.
 */
export const InboxMessage = z.object({
  id: z.number(),
  /** the notification's kind: 'test', or one of the sending feature's */
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** the path in the app that it opens */
  path: z.string(),
  reminderId: z.number().nullable(),
  userPeptideId: z.number().nullable(),
  occursOn: z.string().nullable(),
  /** the dose's due time */
  occursAt: instant.nullable(),
  /** the occurrence's outcome */
  outcome: z.enum(['taken', 'skipped']).nullable(),
  /** the skip reason, in the person's words */
  skipReason: z.string().nullable(),
  /** when a snoozed reminder returns */
  snoozedUntil: instant.nullable(),
  /** the vial of a warning that still applies */
  vialWarning: z
    .object({
      vialId: z.number(),
      cause: z.enum(vialWarningCauses),
      /** the day on which a snoozed warning returns */
      snoozedUntil: z.string().nullable(),
    })
    .nullable(),
  isLate: z.boolean(),
  /** it was too late to send, so we say that it was missed */
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
    /** id of the last row of the previous page */
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

/** Base64url of a given length, as browsers encode keys. */
const keyOf = (bytes: number) =>
  z
    .string(NO_SUBSCRIPTION)
    .regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), NO_SUBSCRIPTION)

export const subscribeToPush = call(calls.subscribeToPush, {
  summary: 'Subscribe this browser to push notifications',
  body: z.object({
    // Browsers write URLs in ASCII only; other characters can't always be stored.
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

/** A channel's state: whether it is usable, and its last results. */
export const channelStates = call(calls.channelStates, {
  summary: 'Get each channel’s state, last success and last failure since',
  reply: z.array(
    z.object({
      channel: z.enum(channels),
      isOn: z.boolean(),
      /** whether messages go to DATA_DIR/outbox because no service is configured */
      isInOutbox: z.boolean(),
      lastSuccessAt: instant.nullable(),
      /** of an attempt after the last success */
      lastError: z.string().nullable(),
    }),
  ),
})

/** A failed delivery. */
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
  query: z.object({ limit: pageSize({ max: 100, defaultSize: 100 }), after: rowIdInPath.optional() }),
  reply: z.array(DeadLetter),
})

export const retryDelivery = call(calls.retryDelivery, {
  summary: 'Retry a failed delivery, however late',
  params: z.object({ id: rowIdInPath }),
  reply: Message,
  errors: ['DELIVERY_NOT_FOUND'],
})
