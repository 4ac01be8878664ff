import { canReceiveTexts } from '@pepwell/domain/accounts/phone'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { changePreferences, type PreferenceChanges, preferencesOf } from './preferences.queries.ts'

export { lowLimitsJson } from './preferences.queries.ts'

async function wishesOf(db: Db, userId: string) {
  const [wishes] = await preferencesOf(db, [userId])
  if (!wishes) throw new Refusal('NOT_SIGNED_IN')
  return wishes
}

/** @throws Refusal PHONE_NUMBER_REQUIRED, PHONE_NUMBER_UNSUPPORTED, TEXTS_STOPPED */
function demandTextableNumber({ phoneNumber, textsStopped }: Awaited<ReturnType<typeof wishesOf>>): void {
  if (!phoneNumber) throw new Refusal('PHONE_NUMBER_REQUIRED')
  if (!canReceiveTexts(phoneNumber)) throw new Refusal('PHONE_NUMBER_UNSUPPORTED')
  if (textsStopped) throw new Refusal('TEXTS_STOPPED')
}

/** Called in the transaction that turns text messages on. */
type HearTextsWanted = (tx: Db, userId: string, address: string) => Promise<void>

/** Notification preferences. */
export function preferencesService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const listeners: HearTextsWanted[] = []

  return {
    of: (user: { id: string }) => wishesOf(db, user.id),

    whenTextsWanted: (listener: HearTextsWanted): void => void listeners.push(listener),

    /**
     * Omitted fields stay unchanged.
     * @throws Refusal PHONE_NUMBER_REQUIRED, PHONE_NUMBER_UNSUPPORTED, TEXTS_STOPPED if SMS is turned on without a
     * usable number; then nothing is saved
     */
    change: (user: SessionUser, changes: PreferenceChanges, address: string) =>
      db.transaction().execute(async (tx) => {
        const before = await wishesOf(tx, user.id)
        const { smsNotifications, ...others } = changes
        // A number that texted STOP keeps its stored preference: the app sends the displayed switch, which is off.
        const switches: PreferenceChanges = smsNotifications === before.smsNotifications ? others : changes
        if (switches.smsNotifications) demandTextableNumber(before)
        await changePreferences(tx, user.id, switches, new Date(clock.now()))
        if (switches.smsNotifications) for (const listener of listeners) await listener(tx, user.id, address)
        return wishesOf(tx, user.id)
      }),
  }
}

export type Preferences = ReturnType<typeof preferencesService>
