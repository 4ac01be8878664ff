import type { addPeptide, updatePeptide } from '@pepwell/contract/catalogue/catalogue-admin'
import { copyName } from '@pepwell/domain/accounts/copy-names'
import { reordered } from '@pepwell/domain/catalogue/catalogue-order'
import { imageAddress, imageHashIn } from '@pepwell/domain/shop/product-images'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { changedFields } from '../../database/changed-fields.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import type { Operator } from '../../http/operator.ts'
import { refuseOlder } from '../../http/versions.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { type AuditedAction, record } from '../audit/audit.service.ts'
import { changeShop, copyShopData, holdingSlugs, lockProductOf, type ShopEdit } from '../shop/shop.service.ts'
import { findPeptideReply, heldRevision } from './catalogue.queries.ts'
import type { Catalogue } from './catalogue.service.ts'
import * as queries from './catalogue-edits.queries.ts'
import type { ProductImages } from './product-images.service.ts'

type NewPeptide = z.output<NonNullable<typeof addPeptide.body>>
type PeptideEdit = z.output<NonNullable<typeof updatePeptide.body>>

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  catalogue: Catalogue
  images: ProductImages
}

async function refusingTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw isUniqueViolation(error, 'peptides_name_key') ? new Refusal('PEPTIDE_NAME_TAKEN') : error
  }
}

async function requirePeptide(tx: Db, id: number) {
  const peptide = await queries.lockPeptide(tx, id)
  if (!peptide) throw new Refusal('PEPTIDE_NOT_FOUND')
  return peptide
}

async function shown(tx: Db, id: number) {
  const peptide = await findPeptideReply(tx, id)
  if (!peptide) throw new Refusal('PEPTIDE_NOT_FOUND')
  return peptide
}

/**
 * The column of a picture.
 * @throws Refusal PHOTO_NOT_FOUND if the upload doesn't exist
 */
async function imageOf(tx: Db, url: string | null | undefined) {
  if (url === undefined) return {}
  const imageHash = (url && imageHashIn(url)) || null
  if (imageHash && !(await queries.isImageInUse(tx, imageHash))) throw new Refusal('PHOTO_NOT_FOUND')
  return { imageHash }
}

type PeptideAction = Omit<AuditedAction, 'area' | 'object'> & { id: number; name: string }

/**
 * Operators' catalogue edits: one at a time, recorded, and published to every process and open page. Edited text is
 * theirs from then on: newer versions of the product leave it alone.
 */
export function catalogueEdits({ db, clock, people, catalogue, images }: Deps) {
  const editing = <Result>(work: (tx: Db) => Promise<Result>, changes = ['catalogue']): Promise<Result> =>
    refusingTaken(
      db.transaction().execute(async (tx) => {
        await heldRevision(tx)
        const result = await work(tx)
        await catalogue.announceChange(tx)
        await people.publishToEveryone(tx, { type: 'changed', changes })
        return result
      }),
    )
  const done = (tx: Db, by: Operator, { id, name, ...entry }: PeptideAction) =>
    record(tx, by, { ...entry, area: 'products', object: { kind: 'peptide', id, name } }, clock.now())

  /** After an edit, deletes a peptide's previous picture unless it is still in use. */
  async function tidied<Result>({ result, hash }: { result: Result; hash: string | null }): Promise<Result> {
    if (hash) await images.removeUnshown(hash)
    return result
  }

  const sell = (by: Operator, id: number, edit: Pick<ShopEdit, 'action' | 'changes' | 'version'>) =>
    editing(async (tx) => {
      const { name, isDraft } = await shown(tx, id)
      if (isDraft && edit.changes.enabled) throw new Refusal('PEPTIDE_IS_DRAFT')
      await changeShop(tx, by, { ...edit, of: { peptideId: id }, name, area: 'products' }, clock.now())
      return shown(tx, id)
    })

  const showImage = (by: Operator, id: number, imageHash: string) =>
    editing(async (tx) => {
      const before = await requirePeptide(tx, id)
      await queries.updatePeptide(tx, id, { imageHash })
      const after = { productImageUrl: imageAddress(imageHash) }
      const { name, productImageUrl } = before
      await done(tx, by, { id, name, action: 'set-image', before: { productImageUrl }, after })
      return { result: await shown(tx, id), hash: before.imageHash }
    })

  return {
    /** @throws Refusal PEPTIDE_NAME_TAKEN, PHOTO_NOT_FOUND */
    add: (by: Operator, { productImageUrl, ...fields }: NewPeptide) =>
      editing(async (tx) => {
        const now = new Date(clock.now())
        const image = await imageOf(tx, productImageUrl)
        const id = await queries.insertPeptide(tx, { ...fields, ...image, createdAt: now, editedAt: now })
        await done(tx, by, { id, name: fields.name, action: 'create', after: { ...fields, productImageUrl } })
        return shown(tx, id)
      }),

    /** @throws Refusal PEPTIDE_NOT_FOUND, PEPTIDE_NAME_TAKEN, PHOTO_NOT_FOUND, CHANGED_MEANWHILE */
    async change(by: Operator, id: number, { version, productImageUrl, ...fields }: PeptideEdit) {
      const edited = await editing(
        async (tx) => {
          const before = await requirePeptide(tx, id)
          refuseOlder(before.version, version)
          const { displayOrder, ...texts } = fields
          const image = await imageOf(tx, productImageUrl)
          const changes = changedFields<Partial<typeof before>>(before, { ...texts, displayOrder, ...image })
          if (changes) {
            const editedAt = changedFields<Partial<typeof before>>(before, texts) && new Date(clock.now())
            const write = () => queries.updatePeptide(tx, id, { ...changes, ...(editedAt && { editedAt }) })
            await (changes.name === undefined ? write() : holdingSlugs(tx, write))
            const { imageHash: _, ...was } = before
            const { imageHash, ...edits } = changes
            const after = { ...was, ...edits, ...(productImageUrl !== undefined && { productImageUrl }) }
            await done(tx, by, { id, name: after.name, action: 'edit', before: was, after })
          }
          const isOther = changes && 'imageHash' in changes
          return { result: await shown(tx, id), hash: isOther ? before.imageHash : null }
        },
        ['catalogue', 'plan'],
      )
      return tidied(edited)
    },

    /** @throws Refusal PEPTIDE_NOT_FOUND, PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE */
    async setImage(by: Operator, id: number, bytes: Uint8Array) {
      const picture = await images.prepare(bytes, by.id)
      try {
        await images.store(picture)
        return await tidied(await showImage(by, id, picture.name))
      } catch (error) {
        await images.removeUnshown(picture.name)
        throw error
      }
    },

    /**
     * Reorders the catalog; with a single `moved` peptide, concurrent moves of others persist.
     * @throws Refusal PEPTIDE_NOT_FOUND if the moved one was deleted
     */
    order: (by: Operator, { ids, moved }: { ids: readonly number[]; moved?: number }) =>
      editing(async (tx) => {
        const one = moved === undefined ? undefined : await requirePeptide(tx, moved)
        const before = (await queries.peptidesInOrder(tx)).map(({ id }) => id)
        const after = reordered(before, ids, moved)
        await queries.numberPeptides(tx, after)
        const index = (order: readonly number[]) => ({ place: order.indexOf(one?.id ?? 0) + 1 })
        const entry = one
          ? {
              object: { kind: 'peptide', id: one.id, name: one.name },
              before: index(before),
              after: index(after),
            }
          : { object: { kind: 'catalogue', id: 'order' }, before: { order: before }, after: { order: after } }
        await record(tx, by, { ...entry, area: 'products', action: 'order' }, clock.now())
      }),

    /** @throws Refusal PEPTIDE_NOT_FOUND, PEPTIDE_IN_USE, PEPTIDE_IN_STOCK */
    async remove(by: Operator, id: number): Promise<void> {
      const deleted = await editing(async (tx) => {
        const { imageHash, version, ...before } = await requirePeptide(tx, id)
        if (await queries.isPlanned(tx, id)) throw new Refusal('PEPTIDE_IN_USE')
        const product = await lockProductOf(tx, { peptideId: id })
        if (product && (await queries.isInStock(tx, product.id))) throw new Refusal('PEPTIDE_IN_STOCK')
        await holdingSlugs(tx, () => queries.deletePeptide(tx, id))
        await done(tx, by, { id, name: before.name, action: 'delete', before })
        return { result: undefined, hash: imageHash }
      })
      return tidied(deleted)
    },

    /** @throws Refusal PEPTIDE_NOT_FOUND */
    duplicate: (by: Operator, id: number) =>
      editing(async (tx) => {
        const { name: copiedName } = await requirePeptide(tx, id)
        const name = copyName(copiedName, await queries.peptideNames(tx))
        const copy = await queries.copyPeptide(tx, id, { name, now: new Date(clock.now()) })
        await copyShopData(tx, { peptideId: id }, { peptideId: copy })
        await done(tx, by, { id: copy, name, action: 'duplicate', after: { copyOf: copiedName } })
        return shown(tx, copy)
      }),

    /**
     * Publishes a draft; repeating it changes nothing.
     * @throws Refusal PEPTIDE_NOT_FOUND, CHANGED_MEANWHILE
     */
    publish: (by: Operator, id: number, version?: number) =>
      editing(async (tx) => {
        const { name, isDraft, ...before } = await requirePeptide(tx, id)
        refuseOlder(before.version, version)
        if (isDraft) {
          await queries.updatePeptide(tx, id, { isDraft: false })
          await done(tx, by, {
            ...{ id, name, action: 'publish' },
            before: { isDraft: true },
            after: { isDraft: false },
          })
        }
        return shown(tx, id)
      }),

    /** @throws Refusal PEPTIDE_NOT_FOUND, PEPTIDE_IS_DRAFT, CHANGED_MEANWHILE */
    setAvailability: (by: Operator, id: number, enabled: boolean, version?: number) =>
      sell(by, id, { action: 'set-availability', changes: { enabled }, version }),

    /** @throws Refusal PEPTIDE_NOT_FOUND, CHANGED_MEANWHILE */
    setShopData: (by: Operator, id: number, changes: ShopEdit['changes'], version?: number) =>
      sell(by, id, { action: 'set-shop-data', changes, version }),
  }
}

export type CatalogueEdits = ReturnType<typeof catalogueEdits>
