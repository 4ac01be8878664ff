import type { ShopSettings } from '@pepwell/contract/shop/orders-admin'
import type { ShippingCountry } from '@pepwell/domain/shop/addresses'
import { hasPaymentInstructions } from '@pepwell/domain/shop/payment-instructions'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import { changedFields } from '../../database/changed-fields.ts'
import type { DB } from '../../database/schema.ts'
import type { Operator } from '../../http/operator.ts'
import { refuseOlder } from '../../http/versions.ts'
import { record } from '../audit/audit.service.ts'
import { lockSettings, settingsOf, writeSettings } from './shop-settings.queries.ts'

/** Lists are compared by content. */
const asText = (list: readonly string[]) => [...list].sort().join()

/** Operators' settings for future orders. */
export function shopSettingsService({
  db,
  clock,
  takesCards,
}: {
  db: Kysely<DB>
  clock: Clock
  takesCards: boolean
}) {
  const shown = <Settings extends { countries: readonly string[] }>(settings: Settings) => ({
    ...settings,
    countries: settings.countries as ShippingCountry[],
    takesCards,
  })

  return {
    current: async () => shown(await settingsOf(db)),

    async terms() {
      const { shippingFee, freeFrom, countries, daysToPay, paymentInstructions } = shown(await settingsOf(db))
      const methods = takesCards ? (['card', 'invoice'] as const) : (['invoice'] as const)
      const tellsHowToPay = hasPaymentInstructions(paymentInstructions)
      return { shippingFee, freeFrom, countries, daysToPay, methods: [...methods], tellsHowToPay }
    },

    /** @throws Refusal CHANGED_MEANWHILE */
    change: (by: Operator, { version, ...edit }: Partial<ShopSettings> & { version?: number | undefined }) =>
      db.transaction().execute(async (tx) => {
        const before = await lockSettings(tx)
        refuseOlder(before.version, version)
        const isSameList = edit.countries && asText(edit.countries) === asText(before.countries)
        const changes = changedFields(before, isSameList ? { ...edit, countries: undefined } : edit)
        if (!changes) return shown(before)
        const after = await writeSettings(tx, changes)
        const { version: _, ...was } = before
        const { version: __, ...became } = after
        const object = { kind: 'shop-settings', id: 'shop' }
        const entry = {
          area: 'orders',
          action: 'change-settings',
          object,
          before: was,
          after: became,
        } as const
        await record(tx, by, entry, clock.now())
        return shown(after)
      }),
  }
}

export type ShopSettingsService = ReturnType<typeof shopSettingsService>
