import type { setProductCosts } from '@pepwell/contract/shop/product-costs'
import { lowestOffer } from '@pepwell/domain/shop/price-comparison'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { changedFields } from '../../database/changed-fields.ts'
import { memoizeLast } from '../../database/memoize-last.ts'
import type { DB } from '../../database/schema.ts'
import type { Operator } from '../../http/operator.ts'
import { refuseOlder } from '../../http/versions.ts'
import { Refusal } from '../../refusal.ts'
import { record } from '../audit/audit.service.ts'
import { lockLinks, putLinks } from './price-links.queries.ts'
import * as queries from './product-costs.queries.ts'

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

const amountsIn = (fields: Pick<Input, (typeof queries.amountColumns)[number]>) =>
  Object.fromEntries(queries.amountColumns.map((name) => [name, fields[name]])) as typeof fields

interface Deps {
  db: Kysely<DB>
  clock: Clock
}

/** Operators' costs of peptides, and links to other shops. Each write is recorded in its own transaction. */
export function productCostsService({ db, clock }: Deps) {
  const list = memoizeLast((text) => (JSON.parse(text) as queries.CostsRow[]).map(withLowest))

  return {
    /** In display order; the same object while nothing changed. */
    list: async () => list(await queries.allProductCosts(db)),

    /** @throws Refusal PEPTIDE_NOT_FOUND, CHANGED_MEANWHILE */
    async set(by: Operator, { peptideId, peptideName: _, version, ...edit }: Input) {
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
        const costs = await queries.putCosts(tx, { productId: product.id, ...amountsIn(edit) })
        const object = { kind: 'cost', id: costs.id, name: product.name }
        const action = stored ? 'edit-costs' : 'add-costs'
        await record(tx, by, { area: 'products', action, object, before, after }, clock.now())
        return costs.id
      })
      return withLowest(await queries.productCostsById(db, id))
    },
  }
}

export type ProductCostsService = ReturnType<typeof productCostsService>
