import type { restoreAttachedPhoto } from '@pepwell/contract/imports/log-imports'
import * as calls from '@pepwell/contract/imports/log-imports.calls'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import type { LabReports } from '../labs/lab-reports.service.ts'
import type { EffectPhotos } from '../side-effects/effect-photos.service.ts'
import { restorable } from './restorable.ts'
import { localRows } from './restore.queries.ts'

type Given = z.output<typeof restoreAttachedPhoto.body & {}>

interface Parts {
  db: Kysely<DB>
  people: People
  effectPhotos: EffectPhotos
  labReports: LabReports
}

/** Restores photos that belong to restored entries. An import's undo removes them with their entry. */
export function restoreAttachedService({ db, people, effectPhotos, labReports }: Parts) {
  return {
    /**
     * @param address that it comes from
     * @throws Refusal PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE, PHOTO_SPACE_FULL, TOO_MANY_REQUESTS
     */
    async restore(user: SessionUser, given: Given, address: string) {
      const { account, kind, entryId, page, photo: file } = given
      const origin = { userId: user.id, account, table: restorable[kind].table }
      const [entry] = await localRows(db, origin, [String(entryId)])
      if (!entry) return { added: false }
      const id = Number(entry.key)
      const sent = { file, address, createdAt: new Date(given.createdAt) }
      const added =
        kind === 'sideEffects'
          ? await effectPhotos.restore(user, id, sent)
          : await labReports.restorePage(user, id, { page, ...sent })
      if (added) await people.publishToOwnPages(db, user.id, calls.restoreAttachedPhoto)
      return { added }
    },
  }
}

export type RestoreAttached = ReturnType<typeof restoreAttachedService>
