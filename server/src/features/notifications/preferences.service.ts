import { canReceiveTexts } from '@pepwell/domain/accounts/phone'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { changePreferences, type PreferenceChanges, preferencesOf } from './preferences.queries.ts'

export { lowLimitsJson } from './preferences.queries.ts'

async function requestedPreferencesOf(db: Db, userId: string) {
  const [preferences] = await preferencesOf(db, [userId])
  if (!preferences) throw new Refusal('NOT_SIGNED_IN')
  return preferences
}

/** @throws Refusal PHONE_NUMBER_REQUIRED, PHONE_NUMBER_UNSUPPORTED, TEXTS_STOPPED */
function requireTextableNumber({
  phoneNumber,
  textsStopped,
}: Awaited<ReturnType<typeof requestedPreferencesOf>>): void {
  if (!phoneNumber) throw new Refusal('PHONE_NUMBER_REQUIRED')
  if (!canReceiveTexts(phoneNumber)) throw new Refusal('PHONE_NUMBER_UNSUPPORTED')
  if (textsStopped) throw new Refusal('TEXTS_STOPPED')
}

/** Called in the transaction that turns text messages on. */
type OnTextsWanted = (tx: Db, userId: string, address: string) => Promise<void>

/** Notification preferences. */
export function preferencesService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const listeners: OnTextsWanted[] = []

  return {
    of: (user: { id: string }) => requestedPreferencesOf(db, user.id),

    whenTextsWanted: (listener: OnTextsWanted): void => void listeners.push(listener),

    /**
     * Omitted fields stay unchanged.
     * @throws Refusal PHONE_NUMBER_REQUIRED, PHONE_NUMBER_UNSUPPORTED, TEXTS_STOPPED if SMS is turned on without a
     * usable number; then nothing is saved
     */
    change: (user: SessionUser, changes: PreferenceChanges, address: string) =>
      db.transaction().execute(async (tx) => {
        const before = await requestedPreferencesOf(tx, user.id)
        const { smsNotifications, ...others } = changes
        // A number that texted STOP keeps its stored preference: the app sends the displayed switch, which is off.
        const switches: PreferenceChanges = smsNotifications === before.smsNotifications ? others : changes
        if (switches.smsNotifications) requireTextableNumber(before)
        await changePreferences(tx, user.id, switches, new Date(clock.now()))
        if (switches.smsNotifications) for (const listener of listeners) await listener(tx, user.id, address)
        return requestedPreferencesOf(tx, user.id)
      }),
  }
}

export type Preferences = ReturnType<typeof preferencesService>
