import type { InboxMessage } from '@pepwell/contract/reminders/notifications'
import type { PushPayload } from '@pepwell/contract/reminders/push-payload'
import type { MailSwitch } from '@pepwell/domain/reminders/notifications'
import { brandName } from '@pepwell/domain/text/brand'
import type { Db } from '../../database/connect.ts'
import type { Mail } from '../../ports/mail.ts'
import type { UnsubscribeLink } from '../../ports/mail-page.ts'

/** What a kind has to say of its messages besides what every message says. */
export type InboxDetails = Partial<
  Omit<
    InboxMessage,
    'id' | 'kind' | 'title' | 'body' | 'path' | 'isLate' | 'isExpired' | 'readAt' | 'createdAt'
  >
>

/**
 * A kind of things that people are told. The feature that tells them registers it, and nothing else is known of them here.
 * `About` is what one of them is about: that feature writes it, as JSON, and gets it back. `Standing` is how things are
 * with it right now.
 */
export interface NotificationKind<About extends object, Standing> {
  name: string
  /** what its path opens, in words: 'your plan' */
  opens: string
  /** What shows that one came, besides the inbox, in the words by which calls say so. */
  changes?: readonly string[]
  /** A word for what one is about: in a browser, a later push takes the place of one with the same. */
  tagOf?(about: About): string | undefined
  /** How things stand, in the order of `abouts`: one query, however many there are. */
  standingsOf(db: Db, abouts: readonly About[]): Promise<readonly Standing[]>
  /** Why one is not to be sent any more; asked before each attempt. */
  whyNot?(standing: Standing): string | undefined
  /** Whether its recorded words say what is so no longer, though it is sent in time. */
  isOutdated?(about: About, standing: Standing): boolean
  /** Its words when they are outdated or it is sent later than it should have been; as they were recorded, if left out. */
  wordsAt?(about: About, now: number, timeZone: string, standing: Standing): string
  /** By which switch its mails are ended; without one they are of the account itself, and nothing ends them. */
  mails?: MailSwitch
  /** The whole mail, of a kind whose mails say more than the inbox; undefined when nobody is to get it any more. */
  mailOf?(db: Db, about: About, unsubscribe: UnsubscribeLink): Promise<Omit<Mail, 'id'> | undefined>
  /** What its pushes carry besides. */
  pushOf?(standing: Standing): Partial<PushPayload>
  /** What its messages in the inbox say besides. */
  inboxOf?(standing: Standing): InboxDetails
}

// biome-ignore lint/suspicious/noExplicitAny: each kind gets back what it wrote itself
export type AnyKind = NotificationKind<any, any>

/** The kinds of things that people are told. */
export class NotificationKinds {
  private readonly byName = new Map<string, AnyKind>()

  register<About extends object, Standing>(kind: NotificationKind<About, Standing>): void {
    if (this.byName.has(kind.name)) throw new Error(`Two kinds of notifications are called '${kind.name}'`)
    this.byName.set(kind.name, kind)
  }

  /** A kind that somebody was told something of; one that no feature has any more says nothing besides. */
  of(name: string): AnyKind {
    return this.byName.get(name) ?? { name, opens: brandName, standingsOf: async (_db, abouts) => abouts }
  }

  /** What shows that some of these kinds came. */
  changesOf(names: Iterable<string>): string[] {
    return ['inbox', ...new Set([...new Set(names)].flatMap((name) => this.of(name).changes ?? []))]
  }

  /** @throws Error when people are to be told something of a kind that no feature registered */
  demand(names: Iterable<string>): void {
    for (const name of names)
      if (!this.byName.has(name)) throw new Error(`No feature registered notifications called '${name}'`)
  }
}

/** What people have sent to themselves to see whether it arrives. */
export const testKind: NotificationKind<object, object> = {
  name: 'test',
  opens: 'your plan',
  mails: 'reminderMails',
  tagOf: () => 'test',
  standingsOf: async (_db, abouts) => abouts,
}

/** That more was to be sent than goes out in a day. */
export const withheldKind: NotificationKind<object, object> = {
  name: 'withheld',
  opens: 'your inbox',
  standingsOf: async (_db, abouts) => abouts,
}
