import { undoLogImport } from '@pepwell/contract/imports/log-imports.calls'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { deleteImportedRows, recordUndone } from '../import-history/import-history.service.ts'
import type { LabReports } from '../labs/lab-reports.service.ts'
import type { EffectPhotos } from '../side-effects/effect-photos.service.ts'
import { nameOfRow } from './name-of-row.ts'
import { undoneTables } from './restorable.ts'
import { type AddedRow, addedRows, deleteRows, lockImports } from './restore.queries.ts'
import type { ChangeWeighIns } from './restore.service.ts'

/** Rows deleted per request: a long history must not block transactions or other requests. */
const REMOVED_AT_ONCE = 500

/** Maximum number of listed entries that stay. */
const NAMED = 20

interface Parts {
  db: Kysely<DB>
  clock: Clock
  people: People
  photos: { remove(user: { id: string }, id: number): Promise<void> }
  effectPhotos: Pick<EffectPhotos, 'deletePhoto' | 'removePictures'>
  labReports: Pick<LabReports, 'deletePages' | 'removePictures'>
  removeDose(tx: Db, user: SessionUser, id: number): Promise<void>
  changeWeighIns: ChangeWeighIns
}

interface Undone {
  user: SessionUser
  importId: string
  /** whether edited entries are deleted too */
  edited: boolean
}

/** Undoes imports. */
export function undoService(parts: Parts) {
  const { db, clock, people, photos, effectPhotos, labReports, removeDose, changeWeighIns } = parts

  /** Deletes the rows of photos that entries have. @returns a function that deletes their pictures after the commit */
  async function deleteAttached(tx: Db, user: SessionUser, table: string, keys: readonly string[]) {
    const names = { effects: [] as (string | undefined)[], reports: [] as string[] }
    for (const key of keys) {
      if (table === 'side_effects') names.effects.push(await effectPhotos.deletePhoto(tx, user, Number(key)))
      if (table === 'lab_results')
        names.reports.push(...(await labReports.deletePages(tx, user, Number(key))))
    }
    return async () => {
      for (const name of names.effects) await effectPhotos.removePictures(user, name)
      await labReports.removePictures(user, names.reports)
    }
  }

  async function removeRows(tx: Db, user: SessionUser, table: string, keys: readonly string[]) {
    const remove = () => deleteRows(tx, { userId: user.id, table }, keys)
    // Each dose releases what it resolved before it is deleted.
    if (table === 'dosage_logs') for (const key of keys) await removeDose(tx, user, Number(key))
    if (table === 'weight_logs') await changeWeighIns(tx, user, remove)
    else await remove()
  }

  /** Photos first and one by one, because blobs have no transactions. */
  async function removePhotos({ user, importId, edited }: Undone): Promise<number> {
    const scope = { userId: user.id, importId, table: 'progress_photos' }
    const rows = await addedRows(db, scope)
    const going = rows.filter(({ isEdited }) => edited || !isEdited).slice(0, REMOVED_AT_ONCE)
    for (const { key } of going) await photos.remove(user, Number(key))
    await deleteImportedRows(
      db,
      scope,
      going.map(({ key }) => key),
    )
    return going.length
  }

  /** Deletes rows table by table up to the limit of a request. */
  async function removeSome(tx: Db, { user, importId, edited }: Undone, room: number) {
    let [removed, remaining] = [0, 0]
    const remainingRows: { table: string; row: AddedRow }[] = []
    const removePictures: (() => Promise<void>)[] = []
    for (const table of undoneTables) {
      const rows = await addedRows(tx, { userId: user.id, importId, table })
      // These may still be in use, which is only known after the referencing rows are deleted.
      const going = rows.filter((row) => (edited || !row.isEdited) && (remaining > 0 || !row.isInUse))
      const now = remaining > 0 ? [] : going.slice(0, room - removed)
      if (remaining === 0)
        remainingRows.push(...rows.filter((row) => !going.includes(row)).map((row) => ({ table, row })))
      const keys = now.map(({ key }) => key)
      removePictures.push(await deleteAttached(tx, user, table, keys))
      if (keys.length > 0) await removeRows(tx, user, table, keys)
      await deleteImportedRows(tx, { userId: user.id, importId, table }, keys)
      removed += keys.length
      remaining += going.length - keys.length
    }
    return { removed, remaining, remainingRows, removePictures }
  }

  return {
    /** @throws Refusal LOG_IMPORT_NOT_FOUND */
    async undo(user: SessionUser, importId: string, { edited }: { edited: boolean }) {
      const undone = { user, importId, edited }
      const pictures = await removePhotos(undone)
      const { removePictures, ...result } = await db.transaction().execute(async (tx) => {
        await lockImports(tx, user.id)
        if (!(await recordUndone(tx, user.id, importId, new Date(clock.now()))))
          throw new Refusal('LOG_IMPORT_NOT_FOUND')
        const { removed, remaining, remainingRows, ...left } = await removeSome(
          tx,
          undone,
          REMOVED_AT_ONCE - pictures,
        )
        await people.publishToOwnPages(tx, user.id, undoLogImport)
        const inUse = remainingRows.filter(({ row }) => row.isInUse).length
        const entries = remainingRows.slice(0, NAMED).map(({ table, row }) => ({
          ...nameOfRow(table, row.row),
          why: row.isInUse ? ('in-use' as const) : ('edited' as const),
        }))
        return {
          ...left,
          removed: removed + pictures,
          remaining,
          kept: { inUse, edited: remainingRows.length - inUse, entries },
        }
      })
      for (const remove of removePictures) await remove()
      return result
    },
  }
}

export type Undo = ReturnType<typeof undoService>
