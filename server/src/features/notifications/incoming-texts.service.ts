import { setNotificationPreferences } from '@pepwell/contract/reminders/notifications.calls'
import { type TextCommand, textCommandIn } from '@pepwell/domain/accounts/phone'
import { brandName } from '@pepwell/domain/text/brand'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { People } from '../../live/person-events.ts'
import type { ReceivedText } from '../../ports/sms.ts'
import { peopleOf, startNumber, stopNumber } from './stopped-numbers.queries.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  supportEmail: string
}

/** Handles STOP, START and HELP in incoming texts; ignores the rest. */
export function incomingTextsService({ db, clock, people, supportEmail }: Deps) {
  const change = (number: string, preference: Exclude<TextCommand, 'help'>) =>
    db.transaction().execute(async (tx) => {
      if (preference === 'stop') await stopNumber(tx, number, new Date(clock.now()))
      else await startNumber(tx, number)
      const { invalidatesTags: changes } = setNotificationPreferences
      await people.publish(tx, await peopleOf(tx, number), { type: 'changed', changes })
    })

  return {
    /** @returns the reply; undefined if the carrier replies, as to STOP, or no keyword was used */
    async receive({ from, text, preference: known, isAnswered }: ReceivedText): Promise<string | undefined> {
      const preference = known ?? textCommandIn(text)
      if (!preference) return undefined
      if (preference !== 'help') await change(from, preference)
      else if (!isAnswered)
        return `${brandName}: texts you asked for, such as reminders. Reply STOP to end them, START to have them again. Help: ${supportEmail}`
      return undefined
    },
  }
}

export type IncomingTexts = ReturnType<typeof incomingTextsService>
