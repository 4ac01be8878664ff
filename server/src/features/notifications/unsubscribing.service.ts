import { unsubscribe } from '@pepwell/contract/reminders/notifications.calls'
import { type MailSwitch, mailSwitches } from '@pepwell/domain/reminders/notifications'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { switchMailsOff } from './preferences.queries.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  links: UnsubscribeLinks
}

/** Turns off one kind of email for anyone with the link. */
export function unsubscribingService({ db, clock, people, links }: Deps) {
  async function switchOff(tx: Db, userId: string, mails: MailSwitch): Promise<void> {
    const own = externalSwitches.get(mails)
    if (own) await own(tx, userId)
    else if (mails !== 'weeklyReport') await switchMailsOff(tx, { userId, mails }, new Date(clock.now()))
  }
  const externalSwitches = new Map<MailSwitch, (tx: Db, userId: string) => Promise<unknown>>()

  return {
    /** For a feature that stores the switch of its mails. */
    keepSwitch(mails: MailSwitch, turnOff: (tx: Db, userId: string) => Promise<unknown>): void {
      externalSwitches.set(mails, turnOff)
    },

    /**
     * Repeating it changes nothing, nor does a deleted account.
     * @returns what the mails were about, in words
     * @throws Refusal MAIL_LINK_INVALID
     */
    async unsubscribe(token: string): Promise<string> {
      const ended = await links.read(token)
      if (!ended) throw new Refusal('MAIL_LINK_INVALID')
      const { userId, mails } = ended
      await db.transaction().execute(async (tx) => {
        await switchOff(tx, userId, mails)
        await people.publishToOwnPages(tx, userId, unsubscribe)
      })
      return mailSwitches[mails]
    },
  }
}

export type Unsubscribing = ReturnType<typeof unsubscribingService>
