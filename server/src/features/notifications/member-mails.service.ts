import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { MailPort } from '../../ports/mail.ts'
import { Undeliverable } from '../../ports/undeliverable.ts'
import { isMailed } from './channels.ts'
import type { NotificationKinds } from './kinds.ts'
import { preferencesOf } from './preferences.queries.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

interface Parts {
  db: Kysely<DB>
  mail: MailPort
  kinds: NotificationKinds
  links: UnsubscribeLinks
}

/** A mail that one person gets, of a kind that has mails of its own. */
export interface MemberMail {
  userId: string
  kind: string
  about: object
  /** what the mail is known by */
  id: string
}

/** Mails that say more than what the inbox does: about orders, say. They wait in jobs of the features that they are of. */
export function memberMailsService({ db, mail, kinds, links }: Parts) {
  return {
    /**
     * Sends one, unless its switch is off by now or there is nothing to say any more.
     * @throws what went wrong, when another attempt may do better
     */
    async send({ userId, kind: name, about, id }: MemberMail): Promise<void> {
      const { mails, mailOf } = kinds.of(name)
      if (!mails || !mailOf) throw new Error(`Notifications called '${name}' have no mails of their own`)
      const [person] = await preferencesOf(db, [userId])
      if (!person || !isMailed(person, mails)) return
      const message = await mailOf(db, about, await links.of({ userId, mails }))
      if (!message) return
      try {
        await mail.send({ ...message, id })
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error
      }
    },
  }
}

/** See {@link memberMailsService}. */
export type MemberMails = ReturnType<typeof memberMailsService>
