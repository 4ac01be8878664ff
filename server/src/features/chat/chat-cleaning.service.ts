import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import { claimResolvedPictures, deleteRooms, emptyRooms } from './chat-cleaning.queries.ts'
import type { ChatPictures } from './chat-pictures.service.ts'

const ROOMS_AT_ONCE = 100
const PICTURES_AT_ONCE = 100

interface Deps {
  db: Kysely<DB>
  pictures: ChatPictures
}

/** Background cleanup. */
export function chatCleaningService({ db, pictures }: Deps) {
  async function remove(
    gone: readonly { senderId: string; fromSupport: boolean; name: string }[],
  ): Promise<void> {
    for (const { senderId, fromSupport, name } of gone)
      await pictures.remove(pictures.ownerOf(senderId, fromSupport), name)
  }

  return {
    /** Deletes rooms without people and their messages. */
    async removeEmptyRooms(): Promise<void> {
      for (let rooms = ROOMS_AT_ONCE; rooms === ROOMS_AT_ONCE; ) {
        const ids = await emptyRooms(db, ROOMS_AT_ONCE)
        await remove(await deleteRooms(db, ids))
        rooms = ids.length
      }
    },

    /** Deletes pictures kept only for a report that is now resolved. */
    async removeResolvedPictures(): Promise<void> {
      for (let taken = PICTURES_AT_ONCE; taken === PICTURES_AT_ONCE; ) {
        const settled = await claimResolvedPictures(db, PICTURES_AT_ONCE)
        await remove(settled)
        taken = settled.length
      }
    },
  }
}

export type ChatCleaning = ReturnType<typeof chatCleaningService>
