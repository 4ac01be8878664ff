import type { NewVitaminCost, VitaminCostUpdate } from '@pepwell/contract/shop/vitamin-costs'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { changedFields } from '../../database/changed-fields.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { Operator } from '../../http/operator.ts'
import { refuseOlder } from '../../http/versions.ts'
import { Refusal } from '../../refusal.ts'
import { record } from '../audit/audit.service.ts'
import * as queries from './vitamin-costs.queries.ts'

type Fields = Record<string, unknown>
type Given = Omit<z.output<typeof NewVitaminCost>, 'supplementId'>
/** Null if a cost is unknown. */
type Costs = Record<Exclude<keyof Given, 'retailPrice'>, number | null> & Pick<Given, 'retailPrice'>

/** Costs as stored: two have other wire names for vitamins. */
function stored<Some extends Partial<Costs>>({ shippingMailerCost, freeBacWaterCost, ...costs }: Some) {
  return { ...costs, shippingCost: shippingMailerCost, otherCosts: freeBacWaterCost }
}

/** Costs of vitamins. Each write is recorded in its own transaction. */
export function vitaminCostsService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const done = (
    tx: Db,
    by: Operator,
    { id, name, ...deed }: { id: number; name: string; action: string; before?: Fields; after: Fields },
  ) => record(tx, by, { ...deed, area: 'vitamins', object: { kind: 'cost', id, name } }, clock.now())

  /** The same costs sent again are one record; different ones need the edit form. */
  async function alreadyThere(tx: Db, productId: number, costs: Costs): Promise<number> {
    const there = await queries.lockCostsOfProduct(tx, productId)
    if (!there || changedFields<Costs>(there, costs)) throw new Refusal('COST_TAKEN')
    return there.id
  }

  return {
    list: () => queries.allVitaminCosts(db),

    /** @throws Refusal SUPPLEMENT_NOT_FOUND, COST_TAKEN */
    async add(by: Operator, { supplementId, ...costs }: z.output<typeof NewVitaminCost>) {
      const id = await db.transaction().execute(async (tx) => {
        const product = await queries.vitaminProduct(tx, supplementId)
        if (!product) throw new Refusal('SUPPLEMENT_NOT_FOUND')
        const row = await queries.insertCosts(tx, { productId: product.id, ...stored(costs) })
        if (!row) return alreadyThere(tx, product.id, costs)
        await done(tx, by, { id: row.id, name: product.name, action: 'add-costs', after: costs })
        return row.id
      })
      return queries.vitaminCostById(db, id)
    },

    /** @throws Refusal COST_NOT_FOUND, CHANGED_MEANWHILE */
    async update(by: Operator, id: number, { version, ...edit }: z.output<typeof VitaminCostUpdate>) {
      await db.transaction().execute(async (tx) => {
        const found = await queries.lockVitaminCosts(tx, id)
        if (!found) throw new Refusal('COST_NOT_FOUND')
        const { name, id: _, version: current, ...before } = found
        refuseOlder(current, version)
        const changes = changedFields<Costs>(before, edit)
        if (!changes) return
        await queries.updateCosts(tx, id, stored(changes))
        await done(tx, by, { id, name, action: 'edit-costs', before, after: { ...before, ...changes } })
      })
      return queries.vitaminCostById(db, id)
    },
  }
}

export type VitaminCosts = ReturnType<typeof vitaminCostsService>
