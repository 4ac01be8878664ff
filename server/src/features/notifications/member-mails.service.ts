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
import { reportWithheld } from './limit-notices.ts'
import { preferencesOf } from './preferences.queries.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  mail: MailPort
  kinds: NotificationKinds
  links: UnsubscribeLinks
  notifications: { record: (tx: Db, deliveries: readonly NewDelivery[]) => Promise<number> }
}

/** A mail to one person, of a kind with its own mails. */
export interface MemberMail {
  userId: string
  kind: string
  about: object
  /** the page in the app with the same content */
  path: string
  /** identifies the mail */
  id: string
}

/** Mails that say more than the inbox, such as about orders. They are sent by jobs of their features. */
export function memberMailsService(deps: Deps) {
  const { db, clock, mail, kinds, links } = deps

  /** The daily limit was reached: notifies the person and keeps the email for operators. */
  const holdBack = (
    { id, ...held }: MemberMail,
    { subject, timeZone, error }: { subject: string; timeZone: string; error: string },
  ) =>
    db.transaction().execute(async (tx) => {
      const now = new Date(clock.now())
      await insertGivenUpMail(tx, { ...held, key: id, title: subject, body: '' }, { now, error })
      await reportWithheld(tx, deps, { ...held, channel: 'email', timeZone })
    })

  /** @returns undefined if it is no longer wanted */
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
     * Sends a mail unless its switch is off or it is no longer wanted.
     * @returns the result: 'bounced' if the address refuses it for good, 'held-back' at the daily limit
     * @throws the error if a retry may help
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
