import type { restorePhoto } from '@pepwell/contract/imports/log-imports'
import * as calls from '@pepwell/contract/imports/log-imports.calls'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { insertImportedRows, openImport } from '../import-history/import-history.service.ts'
import type { PictureSendings } from '../pictures/picture-sendings.service.ts'
import type { ProgressPhotos } from '../weight/progress-photos.service.ts'
import { localRows, lockImports, photoTaken } from './restore.queries.ts'

type Given = z.output<typeof restorePhoto.body & {}>

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  photos: Pick<ProgressPhotos, 'keep' | 'store' | 'discard'>
  photoSendings: PictureSendings
}

/** Restores the photos of an export, each once. */
export function restorePhotosService({ db, clock, people, photos, photoSendings }: Deps) {
  async function isHere(tx: Db, user: SessionUser, { account, id, takenOn, createdAt }: Given) {
    const here = await localRows(tx, { userId: user.id, account, table: 'progress_photos' }, [String(id)])
    const taken = await photoTaken(tx, user.id, { takenOn, createdAt: new Date(createdAt) })
    return here.length > 0 || taken !== undefined
  }

  /**
   * Stores a photo with its weigh-in, if that was restored.
   * @returns whether it is new
   */
  const store = (user: SessionUser, given: Given, storedPhoto: Awaited<ReturnType<ProgressPhotos['keep']>>) =>
    db.transaction().execute(async (tx) => {
      const { source, account, id, weightLogId, takenOn } = given
      await lockImports(tx, user.id)
      if (await isHere(tx, user, given)) return false
      await openImport(tx, { ...source, userId: user.id, importedAt: new Date(clock.now()) })
      const origin = { userId: user.id, account, table: 'weight_logs' }
      const [weighIn] = weightLogId === null ? [] : await localRows(tx, origin, [String(weightLogId)])
      const createdAt = new Date(given.createdAt)
      const stored = { weightLogId: weighIn ? Number(weighIn.key) : null, takenOn, createdAt }
      const { id: key } = await photos.store(tx, user, storedPhoto, stored)
      const noted = { userId: user.id, importId: source.id, table: 'progress_photos', account }
      await insertImportedRows(tx, noted, [{ key: String(key), originKey: String(id), wasAdded: true }])
      await people.publishToOwnPages(tx, user.id, calls.restorePhoto)
      return true
    })

  return {
    /**
     * @param address the client's network address
     * @throws Refusal LOGGED_IN_FUTURE, PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE, PHOTO_SPACE_FULL, TOO_MANY_REQUESTS
     */
    async restore(user: SessionUser, given: Given, address: string) {
      if (given.takenOn > dayOf(clock.now(), user.timeZone)) throw new Refusal('LOGGED_IN_FUTURE')
      // Checked before the expensive processing of the picture.
      if (await isHere(db, user, given)) return { added: false }
      await photoSendings.take({ account: user.id, address })
      const storedPhoto = await photos.keep(user, given.photo)
      let added = false
      try {
        added = await store(user, given, storedPhoto)
        return { added }
      } finally {
        if (!added) await photos.discard(user, storedPhoto)
      }
    },
  }
}

export type RestorePhotos = ReturnType<typeof restorePhotosService>
