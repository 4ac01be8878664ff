import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { MailPort } from '../../ports/mail.ts'
import { Undeliverable } from '../../ports/undeliverable.ts'
import { OverBudget } from './budgets.ts'
import { isMailed } from './channels.ts'
import { insertGivenUpMail, type NewDelivery } from './deliveries.queries.ts'
import type { NotificationKinds } from './kinds.ts'
import { preferencesOf } from './preferences.queries.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'
import { reportWithheld } from './withheld.ts'

interface Parts {
  db: Kysely<DB>
  clock: Clock
  mail: MailPort
  kinds: NotificationKinds
  links: UnsubscribeLinks
  notifications: { record: (tx: Db, deliveries: readonly NewDelivery[]) => Promise<number> }
}

/** A mail that one person gets, of a kind that has mails of its own. */
export interface MemberMail {
  userId: string
  kind: string
  about: object
  /** of the app: where what it says can be read too */
  path: string
  /** what the mail is known by */
  id: string
}

/** Mails that say more than what the inbox does: about orders, say. They wait in jobs of the features that they are of. */
export function memberMailsService(parts: Parts) {
  const { db, clock, mail, kinds, links } = parts

  /** More than goes out in a day: that is told, and the mail kept for operators to send. */
  const holdBack = (
    { id, ...held }: MemberMail,
    { subject, timeZone, error }: { subject: string; timeZone: string; error: string },
  ) =>
    db.transaction().execute(async (tx) => {
      const now = new Date(clock.now())
      await insertGivenUpMail(tx, { ...held, key: id, title: subject, body: '' }, { now, error })
      await reportWithheld(tx, parts, { ...held, channel: 'email', timeZone })
    })

  /** @returns undefined when it is not wanted any more, or says nothing any more */
  async function composed({ userId, kind: name, about }: MemberMail) {
    const { mails, mailOf } = kinds.of(name)
    if (!mails || !mailOf) throw new Error(`Notifications called '${name}' have no mails of their own`)
    const [person] = await preferencesOf(db, [userId])
    if (!person || !isMailed(person, mails)) return undefined
    const message = await mailOf(db, about, await links.of({ userId, mails }))
    return message && { message, timeZone: person.timeZone }
  }

  return {
    /**
     * Sends one, unless its switch is off by now or there is nothing to say any more.
     * @returns what became of it: 'bounced' when the address refuses it for good, 'held-back' when it got enough today
     * @throws what went wrong, when another attempt may do better
     */
    async send(one: MemberMail): Promise<'sent' | 'unwanted' | 'bounced' | 'held-back'> {
      const ready = await composed(one)
      if (!ready) return 'unwanted'
      const { message, timeZone } = ready
      try {
        await mail.send({ ...message, id: one.id })
        return 'sent'
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error
        if (!(error instanceof OverBudget)) return 'bounced'
        await holdBack(one, { subject: message.subject, timeZone, error: error.message })
        return 'held-back'
      }
    },
  }
}

export type MemberMails = ReturnType<typeof memberMailsService>
