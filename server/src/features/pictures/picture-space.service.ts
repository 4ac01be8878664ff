import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../refusal.ts'
import { bytesStoredBy, lockPictureOwner, type StoredBytes } from './picture-space.queries.ts'

const MB = 1024 * 1024

/** The picture quota of a person across features. */
export function pictureSpace({ db, photoQuotaMb }: { db: Db; photoQuotaMb: number }) {
  const kinds: StoredBytes[] = []
  const refusal = () =>
    new Refusal('PHOTO_SPACE_FULL', {
      sentence: `Your photos and pictures use all ${photoQuotaMb} MB of your storage. Please delete some first.`,
    })

  async function demand(tx: Db, userId: string, bytes: number): Promise<void> {
    if ((await bytesStoredBy(tx, userId, kinds)) + bytes > photoQuotaMb * MB) throw refusal()
  }

  return {
    /** A feature that stores pictures counts them here. */
    register: (kind: StoredBytes): void => void kinds.push(kind),

    /**
     * Checked before the expensive processing of a picture.
     * @throws Refusal PHOTO_SPACE_FULL
     */
    requireSome: (userId: string): Promise<void> => demand(db, userId, 1),

    /**
     * Call it in the transaction before storing a picture's row: concurrent pictures can't exceed the quota.
     * @throws Refusal PHOTO_SPACE_FULL
     */
    async take(tx: Db, userId: string, bytes: number): Promise<void> {
      await lockPictureOwner(tx, userId)
      await demand(tx, userId, bytes)
    },
  }
}

export type { StoredBytes } from './picture-space.queries.ts'

export type PictureSpace = ReturnType<typeof pictureSpace>
