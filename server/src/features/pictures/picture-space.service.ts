import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../http/refusal.ts'
import { bytesStoredBy, lockKeeper } from './picture-space.queries.ts'

const MB = 1024 * 1024

/** How much of photos and pictures one person may keep, wherever they keep it. */
export function pictureSpace({ db, photoQuotaMb }: { db: Db; photoQuotaMb: number }) {
  const refusal = () =>
    new Refusal('PHOTO_SPACE_FULL', {
      sentence: `Your photos and pictures take up all of the ${photoQuotaMb} MB that there are for them. Please delete some first.`,
    })

  async function demand(tx: Db, userId: string, bytes: number): Promise<void> {
    if ((await bytesStoredBy(tx, userId)) + bytes > photoQuotaMb * MB) throw refusal()
  }

  return {
    /** Asked before a picture is looked into, which is long work. @throws Refusal PHOTO_SPACE_FULL */
    demandSome: (userId: string): Promise<void> => demand(db, userId, 1),

    /**
     * Within the transaction that writes down a picture, before it does: of any number at once, no more get in than fit.
     * @throws Refusal PHOTO_SPACE_FULL
     */
    async take(tx: Db, userId: string, bytes: number): Promise<void> {
      await lockKeeper(tx, userId)
      await demand(tx, userId, bytes)
    },
  }
}

export type PictureSpace = ReturnType<typeof pictureSpace>
