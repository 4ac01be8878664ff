import type { setProductCosts } from '@pepwell/contract/shop/product-costs'
import type { NewVitaminCost, VitaminCostUpdate } from '@pepwell/contract/shop/vitamin-costs'
import { lowestOffer } from '@pepwell/domain/shop/price-comparison'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { changedFields } from '../../database/changed-fields.ts'
import type { Db } from '../../database/connect.ts'
import { memoizeLast } from '../../database/memoize-last.ts'
import type { DB } from '../../database/schema.ts'
import type { Operator } from '../../http/operator.ts'
import { refuseOlder } from '../../http/versions.ts'
import { Refusal } from '../../refusal.ts'
import { type AuditedAction, record } from '../audit/audit.service.ts'
import * as queries from './costs.queries.ts'
import { lockLinks, putLinks } from './price-links.queries.ts'

type Input = z.output<NonNullable<typeof setProductCosts.body>>

/** The version that the form of new costs has. */
const NO_VERSION = 0

const places = [1, 2, 3, 4] as const

/** Links as named form fields, so that an edit names its changes. */
function linksByName(links: Awaited<ReturnType<typeof lockLinks>>): Partial<Input> {
  const fields = places.map((place) => {
    const {
      url = null,
      usLabTested = false,
      batchTracked = false,
    } = links.find(({ position }) => position === place) ?? {}
    return {
      [`scrapingLink${place}`]: url,
      [`link${place}UsLabTested`]: usLabTested,
      [`link${place}BatchTracked`]: batchTracked,
    }
  })
  return Object.assign({}, ...fields)
}

/** The changed links, complete. */
const changedLinks = (after: Partial<Input>, changes: Partial<Input>) =>
  places
    .filter((place) =>
      ([`scrapingLink${place}`, `link${place}UsLabTested`, `link${place}BatchTracked`] as const).some(
        (field) => field in changes,
      ),
    )
    .map((position) => ({
      position,
      url: after[`scrapingLink${position}`] ?? null,
      usLabTested: after[`link${position}UsLabTested`] ?? false,
      batchTracked: after[`link${position}BatchTracked`] ?? false,
    }))

const withLowest = ({ mg, offers, ...row }: queries.CostsRow) => ({
  ...row,
  lowestVendorPrice: lowestOffer(offers, mg)?.price ?? null,
})

const amountsIn = (fields: Amounts) =>
  Object.fromEntries(queries.amountColumns.map((name) => [name, fields[name]])) as Amounts

/** The seven costs, null if unknown, and the price. */
type Amounts = Pick<Input, (typeof queries.amountColumns)[number]>
type VitaminAmounts = Omit<Amounts, 'shippingCost' | 'otherCosts'> & {
  shippingMailerCost: Amounts['shippingCost']
  freeBacWaterCost: Amounts['otherCosts']
}

/** Two of the seven costs have other wire names for vitamins. */
const asStored = ({ shippingMailerCost, freeBacWaterCost, ...costs }: VitaminAmounts): Amounts => ({
  ...costs,
  shippingCost: shippingMailerCost,
  otherCosts: freeBacWaterCost,
})
const onWire = ({ shippingCost, otherCosts, ...costs }: Amounts): VitaminAmounts => ({
  ...costs,
  shippingMailerCost: shippingCost,
  freeBacWaterCost: otherCosts,
})

interface Deps {
  db: Kysely<DB>
  clock: Clock
}

type Change = Pick<AuditedAction, 'area' | 'before' | 'after'> & { isNew: boolean }

/** Operators' costs of peptides, with links to other shops, and of vitamins: one record per product. */
export function costsService({ db, clock }: Deps) {
  const peptides = memoizeLast((text) => (JSON.parse(text) as queries.CostsRow[]).map(withLowest))

  /** Stores a product's amounts and records the change in the same transaction. @returns the id of the costs */
  async function store(
    tx: Db,
    by: Operator,
    product: { id: number; name: string },
    amounts: Amounts,
    { isNew, ...change }: Change,
  ): Promise<number> {
    const { id } = await queries.putCosts(tx, { productId: product.id, ...amounts })
    const object = { kind: 'cost', id, name: product.name }
    await record(tx, by, { ...change, action: isNew ? 'add-costs' : 'edit-costs', object }, clock.now())
    return id
  }

  return {
    /** In display order; the same object while nothing changed. */
    listPeptides: async () => peptides(await queries.allProductCosts(db)),

    listVitamins: () => queries.allVitaminCosts(db),

    /** @throws Refusal PEPTIDE_NOT_FOUND, CHANGED_MEANWHILE */
    async setPeptide(by: Operator, { peptideId, peptideName: _, version, ...edit }: Input) {
      const id = await db.transaction().execute(async (tx) => {
        const product = await queries.lockProductOfPeptide(tx, peptideId)
        if (!product) throw new Refusal('PEPTIDE_NOT_FOUND')
        const stored = await queries.costsOfProduct(tx, product.id)
        refuseOlder(stored?.version ?? NO_VERSION, version)
        const before: Partial<Input> = {
          ...(stored && amountsIn(stored)),
          ...linksByName(await lockLinks(tx, product.id)),
        }
        const changes = changedFields(before, edit)
        if (stored && !changes) return stored.id
        const after = { ...before, ...changes }
        await putLinks(tx, product.id, changedLinks(after, changes ?? {}))
        return store(tx, by, product, amountsIn(edit), { area: 'products', isNew: !stored, before, after })
      })
      return withLowest(await queries.productCostsById(db, id))
    },

    /**
     * Sending the same costs again keeps the record; different ones need the edit form.
     * @throws Refusal SUPPLEMENT_NOT_FOUND, COST_TAKEN
     */
    async addVitamin(by: Operator, { supplementId, ...costs }: z.output<typeof NewVitaminCost>) {
      const id = await db.transaction().execute(async (tx) => {
        const product = await queries.lockProductOfVitamin(tx, supplementId)
        if (!product) throw new Refusal('SUPPLEMENT_NOT_FOUND')
        const stored = await queries.costsOfProduct(tx, product.id)
        if (!stored)
          return store(tx, by, product, asStored(costs), { area: 'vitamins', isNew: true, after: costs })
        if (changedFields<VitaminAmounts>(onWire(amountsIn(stored)), costs)) throw new Refusal('COST_TAKEN')
        return stored.id
      })
      return queries.vitaminCostById(db, id)
    },

    /** @throws Refusal COST_NOT_FOUND, CHANGED_MEANWHILE */
    async updateVitamin(by: Operator, id: number, { version, ...edit }: z.output<typeof VitaminCostUpdate>) {
      await db.transaction().execute(async (tx) => {
        const product = await queries.lockProductOfVitaminCosts(tx, id)
        const stored = product && (await queries.costsOfProduct(tx, product.id))
        if (!stored) throw new Refusal('COST_NOT_FOUND')
        refuseOlder(stored.version, version)
        const before = onWire(amountsIn(stored))
        const changes = changedFields<VitaminAmounts>(before, edit)
        if (!changes) return
        const after = { ...before, ...changes }
        await store(tx, by, product, asStored(after), { area: 'vitamins', isNew: false, before, after })
      })
      return queries.vitaminCostById(db, id)
    },
  }
}

export type Costs = ReturnType<typeof costsService>
