import type { NewVendorPrice, VendorPriceUpdate } from '@pepwell/contract/shop/pricing-admin'
import { defaultDosage, lowestOffer } from '@pepwell/domain/shop/price-comparison'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { changedFields } from '../../database/changed-fields.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { Operator } from '../../http/operator.ts'
import { refuseOlder } from '../../http/versions.ts'
import { Refusal } from '../../refusal.ts'
import { type AuditedAction, record } from '../audit/audit.service.ts'
import { insertPrice } from './price-history.queries.ts'
import * as queries from './vendor-prices.queries.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof queries.lockVendorPrice>>>
type Peptide = NonNullable<Awaited<ReturnType<typeof queries.heldPeptide>>>

/** The cheapest offers for each peptide's usual vial. */
function lowestIds(offers: readonly (Stored & { mg: number | null })[]): Set<number | undefined> {
  const ofPeptides = Map.groupBy(offers, ({ peptideId }) => peptideId)
  return new Set([...ofPeptides.values()].map((found) => lowestOffer(found, found[0]?.mg ?? null)?.id))
}

/** Fields that make another price in the history. */
const ofHistory = ['peptideId', 'vendorName', 'dosage', 'price'] as const

/** The fields that operators see change. */
const editable = ({ id, version, createdAt, ...fields }: Stored) => fields

/** Vendor prices edited by operators. Each change is logged and added to the history. */
export function vendorPricesService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  async function held(tx: Db, peptideId: number): Promise<Peptide> {
    const peptide = await queries.heldPeptide(tx, peptideId)
    if (!peptide) throw new Refusal('PEPTIDE_NOT_FOUND')
    return peptide
  }

  async function locked(tx: Db, id: number): Promise<{ price: Stored; peptide: Peptide }> {
    const peptide = await queries.heldPeptideOf(tx, id)
    const price = peptide && (await queries.lockVendorPrice(tx, id))
    if (!price) throw new Refusal('VENDOR_PRICE_NOT_FOUND')
    return { price, peptide }
  }

  const done = (
    tx: Db,
    by: Operator,
    { id, vendorName }: Stored,
    { name }: Peptide,
    entry: Pick<AuditedAction, 'action' | 'before' | 'after'>,
  ) =>
    record(
      tx,
      by,
      { ...entry, area: 'prices', object: { kind: 'vendor-price', id, name: `${name}, ${vendorName}` } },
      clock.now(),
    )

  const noted = (tx: Db, { productId }: Peptide, { vendorName, dosage, price }: Stored) =>
    insertPrice(tx, { productId, vendorName, dosage, price, at: new Date(clock.now()) })

  return {
    names: () => queries.vendorNames(db),

    async all() {
      const offers = await queries.allVendorPrices(db)
      const lowest = lowestIds(offers)
      return offers.map(({ mg, ...offer }) => ({ ...offer, isLowest: lowest.has(offer.id) }))
    },

    /**
     * Stores a price once per client id: a retry returns the first.
     * @throws Refusal PEPTIDE_NOT_FOUND
     */
    add: (by: Operator, input: z.output<typeof NewVendorPrice>) =>
      db.transaction().execute(async (tx) => {
        const peptide = await held(tx, input.peptideId)
        const dosage = input.dosage || defaultDosage(peptide.mg)
        const row = { ...input, dosage, createdAt: new Date(clock.now()) }
        const added = await queries.insertVendorPrice(tx, row)
        if (!added) return queries.vendorPriceByClientId(tx, String(input.clientId))
        await noted(tx, peptide, added)
        await done(tx, by, added, peptide, { action: 'add', after: editable(added) })
        return added
      }),

    /** @throws Refusal VENDOR_PRICE_NOT_FOUND, PEPTIDE_NOT_FOUND, CHANGED_MEANWHILE */
    update: (by: Operator, id: number, { version, ...input }: z.output<typeof VendorPriceUpdate>) =>
      db.transaction().execute(async (tx) => {
        const { price: before, peptide: former } = await locked(tx, id)
        refuseOlder(before.version, version)
        const { peptideId = before.peptideId } = input
        const peptide = peptideId === before.peptideId ? former : await held(tx, peptideId)
        const dosage = input.dosage === '' ? defaultDosage(peptide.mg) : input.dosage
        const changes = changedFields(before, { ...input, dosage })
        if (!changes) return before
        const after = await queries.updateVendorPrice(tx, id, changes)
        if (ofHistory.some((field) => changes[field] !== undefined)) await noted(tx, peptide, after)
        await done(tx, by, after, peptide, {
          action: 'update',
          before: editable(before),
          after: editable(after),
        })
        return after
      }),

    /** @throws Refusal VENDOR_PRICE_NOT_FOUND */
    remove: (by: Operator, id: number) =>
      db.transaction().execute(async (tx) => {
        const { price: before, peptide } = await locked(tx, id)
        await queries.deleteVendorPrice(tx, id)
        await done(tx, by, before, peptide, {
          action: 'delete',
          before: editable(before),
        })
      }),
  }
}

export type VendorPricesService = ReturnType<typeof vendorPricesService>
