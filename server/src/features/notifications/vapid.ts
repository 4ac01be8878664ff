import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { PushPort, VapidKeys } from '../../ports/push.ts'
import { insertSecret, secretOf } from './server-secrets.queries.ts'

const NAME = 'vapid'

/** The product's keys for pushes: made once, the same in every process, kept while this one runs. */
export function vapidKeys({ db, push }: { db: Kysely<DB>; push: PushPort }) {
  let kept: VapidKeys | undefined

  async function ensure(): Promise<VapidKeys> {
    const known = (await secretOf(db, NAME)) as VapidKeys | undefined
    if (known) return known
    await insertSecret(db, NAME, push.makeKeys())
    return (await secretOf(db, NAME)) as VapidKeys
  }

  return async (): Promise<VapidKeys> => {
    kept ??= await ensure()
    return kept
  }
}
