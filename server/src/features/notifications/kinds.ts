import type { InboxMessage } from '@pepwell/contract/reminders/notifications'
import type { PushPayload } from '@pepwell/contract/reminders/push-payload'
import type { MailSwitch } from '@pepwell/domain/reminders/notifications'
import { brandName } from '@pepwell/domain/text/brand'
import type { Db } from '../../database/connect.ts'
import type { Mail } from '../../ports/mail.ts'
import type { UnsubscribeLink } from '../../ports/mail-page.ts'

/** A kind's details of a message in the inbox. */
export type InboxDetails = Partial<
  Omit<
    InboxMessage,
    'id' | 'kind' | 'title' | 'body' | 'path' | 'isLate' | 'isExpired' | 'readAt' | 'createdAt'
  >
>

/**
 * A kind of notification, registered by the feature that sends it; notifications knows nothing else about it. `About`
 * is the kind's JSON data; `Standing` is its object's current state.
 */
export interface NotificationKind<About extends object, Standing> {
  name: string
  /** what its path opens, in words: 'your plan' */
  opens: string
  /** Tags to invalidate on arrival, besides the inbox. */
  changes?: readonly string[]
  /** Identifies what it is about: in a browser, a later push with the same tag replaces it. */
  tagOf?(about: About): string | undefined
  /** Current states in the order of `abouts`, which are one person's, in one query. */
  currentStates(db: Db, abouts: readonly About[], userId: string): Promise<readonly Standing[]>
  /** Why one must not be sent anymore; checked before each attempt. */
  whyNot?(standing: Standing): string | undefined
  /** Whether the recorded text is outdated, although it is sent on time. */
  isOutdated?(about: About, standing: Standing): boolean
  /** The text if outdated or late; the recorded text by default. */
  wordsAt?(about: About, now: number, timeZone: string, standing: Standing): string
  /** The switch of its mails; without one they are account mails and can't be turned off. */
  mails?: MailSwitch
  /** The complete email, for kinds whose emails say more than the inbox; undefined if no longer wanted. */
  mailOf?(db: Db, about: About, unsubscribe: UnsubscribeLink): Promise<Omit<Mail, 'id'> | undefined>
  /** Additional data of its pushes. */
  pushOf?(standing: Standing): Partial<PushPayload>
  /** Additional data of its inbox messages. */
  inboxOf?(standing: Standing): InboxDetails
}

// biome-ignore lint/suspicious/noExplicitAny: each kind gets back what it wrote itself
export type AnyKind = NotificationKind<any, any>

/** The registered kinds of notifications. */
export class NotificationKinds {
  private readonly byName = new Map<string, AnyKind>()

  register<About extends object, Standing>(kind: NotificationKind<About, Standing>): void {
    if (this.byName.has(kind.name)) throw new Error(`Two kinds of notifications are called '${kind.name}'`)
    this.byName.set(kind.name, kind)
  }

  /** A kind by name; a kind without a feature has no details. */
  of(name: string): AnyKind {
    return this.byName.get(name) ?? { name, opens: brandName, currentStates: async (_db, abouts) => abouts }
  }

  /** The tags to invalidate for these kinds. */
  changesOf(names: Iterable<string>): string[] {
    return ['inbox', ...new Set([...new Set(names)].flatMap((name) => this.of(name).changes ?? []))]
  }

  /** @throws Error for an unregistered kind */
  demand(names: Iterable<string>): void {
    for (const name of names)
      if (!this.byName.has(name)) throw new Error(`No feature registered notifications called '${name}'`)
  }
}

/** A test that people send to themselves. */
export const testKind: NotificationKind<object, object> = {
  name: 'test',
  opens: 'your plan',
  mails: 'reminderMails',
  tagOf: () => 'test',
  currentStates: async (_db, abouts) => abouts,
}

/** Notifies a person that the daily limit was reached. */
export const withheldKind: NotificationKind<object, object> = {
  name: 'withheld',
  opens: 'your inbox',
  currentStates: async (_db, abouts) => abouts,
}
