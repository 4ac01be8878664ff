import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import { deleteRooms, emptyRooms } from './chat-cleaning.queries.ts'
import type { ChatPictures } from './chat-pictures.service.ts'

const ROOMS_AT_ONCE = 100

interface Parts {
  db: Kysely<DB>
  pictures: ChatPictures
}

/** What goes by itself. */
export function chatCleaningService({ db, pictures }: Parts) {
  return {
    /** Removes rooms in which nobody is any more, with what was said there. */
    async removeEmptyRooms(): Promise<void> {
      for (let rooms = ROOMS_AT_ONCE; rooms === ROOMS_AT_ONCE; ) {
        const ids = await emptyRooms(db, ROOMS_AT_ONCE)
        const gone = await deleteRooms(db, ids)
        for (const { senderId, fromSupport, name } of gone)
          await pictures.remove(pictures.ownerOf(senderId, fromSupport), name)
        rooms = ids.length
      }
    },
  }
}

/** See {@link chatCleaningService}. */
export type ChatCleaning = ReturnType<typeof chatCleaningService>
