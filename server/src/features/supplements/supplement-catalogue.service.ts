import type {
  editSupplement,
  SupplementForm,
  SupplementPatch,
} from '@pepwell/contract/vitamins/supplements-admin'
import type { AdminArea } from '@pepwell/domain/accounts/admin-areas'
import { imageAddress } from '@pepwell/domain/shop/product-images'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { changedFields } from '../../database/changed-fields.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import type { Operator } from '../../http/operator.ts'
import { refuseOlder } from '../../http/versions.ts'
import type { Bus } from '../../live/bus.ts'
import { SUPPLEMENTS_CHANGED } from '../../live/topics.ts'
import { Refusal } from '../../refusal.ts'
import { type AuditedAction, record } from '../audit/audit.service.ts'
import type { ProductImages } from '../catalogue/product-images.service.ts'
import { putVitaminLink } from '../pricing/vitamin-links.service.ts'
import { changeShop, holdingSlugs, type ShopEdit } from '../shop/shop.service.ts'
import * as queries from './supplement-catalogue.queries.ts'
import { supplementById } from './supplements.queries.ts'

type Form = z.output<typeof SupplementForm>
type Edit = z.output<NonNullable<typeof editSupplement.body>>
type Patch = z.output<typeof SupplementPatch>

type Fields = Record<string, unknown>

/** Refuses a name that another one has. */
async function refusingTakenNames<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error, 'supplements_name_key')) throw new Refusal('SUPPLEMENT_NAME_TAKEN')
    throw error
  }
}

interface CatalogueDeps {
  db: Kysely<DB>
  clock: Clock
  bus: Bus
  images: ProductImages
}

/** Operators' edits of supplements. Each is recorded in its own transaction and shows at once. */
export function supplementCatalogueService({ db, clock, bus, images }: CatalogueDeps) {
  const changed = (tx: Db) => bus.publish(tx, SUPPLEMENTS_CHANGED, '')

  const done = (
    tx: Db,
    by: Operator,
    id: number,
    {
      name,
      area = 'vitamins',
      ...entry
    }: Omit<AuditedAction, 'area' | 'object'> & { name: string; area?: AdminArea },
  ) => record(tx, by, { ...entry, area, object: { kind: 'supplement', id, name } }, clock.now())

  /** @throws Refusal SUPPLEMENT_NOT_FOUND, CHANGED_MEANWHILE */
  async function locked(tx: Db, id: number, version?: number) {
    const supplement = await queries.lockSupplement(tx, id)
    if (!supplement) throw new Refusal('SUPPLEMENT_NOT_FOUND')
    refuseOlder(supplement.version, version)
    return supplement
  }

  const shown = async (id: number) => {
    const supplement = await supplementById(db, id)
    if (!supplement) throw new Refusal('SUPPLEMENT_NOT_FOUND')
    return supplement
  }

  const sell = async (by: Operator, id: number, edit: Pick<ShopEdit, 'action' | 'changes' | 'version'>) => {
    await db.transaction().execute(async (tx) => {
      const { name } = await locked(tx, id)
      await changeShop(tx, by, { ...edit, of: { supplementId: id }, name, area: 'vitamins' }, clock.now())
      await changed(tx)
    })
    return shown(id)
  }

  /** Replaces or removes the picture; deletes the previous file. */
  const showImage = async (by: Operator, id: number, imageHash: string | null) => {
    const before = await db.transaction().execute(async (tx) => {
      const { name, imageHash: hash } = await locked(tx, id)
      if (hash === imageHash) return null
      await queries.updateSupplementRow(tx, id, { imageHash })
      const [was, is] = [hash, imageHash].map((one) => ({ productImageUrl: one && imageAddress(one) }))
      await done(tx, by, id, { action: 'set-image', name, before: was, after: is })
      await changed(tx)
      return hash
    })
    if (before) await images.removeUnshown(before)
    return shown(id)
  }

  return {
    /** @throws Refusal SUPPLEMENT_NAME_TAKEN */
    async add(by: Operator, form: Form) {
      const id = await db.transaction().execute(async (tx) => {
        const row = await queries.insertSupplement(tx, { ...form, createdAt: new Date(clock.now()) })
        if (!row) throw new Refusal('SUPPLEMENT_NAME_TAKEN')
        await done(tx, by, row.id, { action: 'add-supplement', name: form.name, after: form })
        await changed(tx)
        return row.id
      })
      return shown(id)
    },

    /**
     * Changes its texts and price link; omitted fields stay unchanged.
     * @param area the back-office area of the edit
     * @throws Refusal SUPPLEMENT_NOT_FOUND, SUPPLEMENT_NAME_TAKEN, CHANGED_MEANWHILE
     */
    async update(by: Operator, id: number, edit: Edit & Patch, area?: AdminArea) {
      const { version, scrapingLink, manualPrice, ...texts } = edit
      await db.transaction().execute(async (tx) => {
        const { version: _, imageHash: __, ...before } = await locked(tx, id, version)
        const changes = changedFields(before, texts)
        const write = () => refusingTakenNames(queries.updateSupplementRow(tx, id, changes ?? {}))
        if (changes) await (changes.name === undefined ? write() : holdingSlugs(tx, write))
        const isPriced = scrapingLink !== undefined || manualPrice !== undefined
        const price = { scrapingLink, manualPrice }
        const link = isPriced ? await putVitaminLink(tx, id, price, clock.now()) : undefined
        const was = { ...before, ...link?.before }
        const became = { ...before, ...changes, ...link?.after }
        if (!changedFields<Fields>(was, became)) return
        const entry = { action: 'edit-supplement', name: before.name, before: was, after: became }
        await done(tx, by, id, { ...entry, area })
        await changed(tx)
      })
      return shown(id)
    },

    /** @throws Refusal SUPPLEMENT_NOT_FOUND, CHANGED_MEANWHILE */
    setAvailability: (by: Operator, id: number, enabled: boolean, version?: number) =>
      sell(by, id, { action: 'set-availability', changes: { enabled }, version }),

    /** @throws Refusal SUPPLEMENT_NOT_FOUND, CHANGED_MEANWHILE */
    setShopData: (by: Operator, id: number, changes: ShopEdit['changes'], version?: number) =>
      sell(by, id, { action: 'set-shop-data', changes, version }),

    /** @throws Refusal SUPPLEMENT_NOT_FOUND, PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE */
    async setImage(by: Operator, id: number, bytes: Uint8Array) {
      const picture = await images.prepare(bytes, by.id)
      try {
        await images.store(picture)
        return await showImage(by, id, picture.name)
      } catch (error) {
        await images.removeUnshown(picture.name)
        throw error
      }
    },

    /** @throws Refusal SUPPLEMENT_NOT_FOUND */
    removeImage: (by: Operator, id: number) => showImage(by, id, null),

    /** @throws Refusal SUPPLEMENT_NOT_FOUND, SUPPLEMENT_IN_STOCK */
    async remove(by: Operator, id: number) {
      const hash = await db.transaction().execute(async (tx) => {
        const { version: _, imageHash, ...before } = await locked(tx, id)
        if (await queries.isInStock(tx, id)) throw new Refusal('SUPPLEMENT_IN_STOCK')
        await holdingSlugs(tx, () => queries.deleteSupplementRow(tx, id))
        await done(tx, by, id, { action: 'delete-supplement', name: before.name, before })
        await changed(tx)
        return imageHash
      })
      if (hash) await images.removeUnshown(hash)
    },
  }
}

export type SupplementCatalogue = ReturnType<typeof supplementCatalogueService>
