import { unwatchProduct, watchProduct } from '@pepwell/contract/shop/product-watches'
import type { FeatureDeps } from '../../app-deps.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { deleteWatcher, insertWatcher, watchedBy } from './product-watches.queries.ts'

/** "Notify me" for products that can't be bought now. */
export function productWatchesService({ db, clock, people }: Pick<FeatureDeps, 'db' | 'clock' | 'people'>) {
  const list = async ({ id }: SessionUser) => ({ productIds: await watchedBy(db, id) })

  return {
    list,

    /** @throws Refusal PRODUCT_NOT_FOUND */
    async watch(user: SessionUser, productId: number) {
      const watcher = { userId: user.id, productId, createdAt: new Date(clock.now()) }
      if (!(await insertWatcher(db, watcher))) throw new Refusal('PRODUCT_NOT_FOUND')
      await people.publishToOwnPages(db, user.id, watchProduct)
      return list(user)
    },

    async unwatch(user: SessionUser, productId: number) {
      await deleteWatcher(db, user.id, productId)
      await people.publishToOwnPages(db, user.id, unwatchProduct)
      return list(user)
    },
  }
}

export type ProductWatches = ReturnType<typeof productWatchesService>
