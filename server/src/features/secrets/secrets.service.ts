import type { Db } from '../../database/connect.ts'
import { insertSecret, secretOf } from './secrets.queries.ts'

/** A server secret: created once, the same in every process, cached. */
export function serverSecret<Value extends object>(
  db: Db,
  name: string,
  make: () => Value,
): () => Promise<Value> {
  let memo: Value | undefined

  async function ensure(): Promise<Value> {
    const known = (await secretOf(db, name)) as Value | undefined
    if (known) return known
    await insertSecret(db, name, make())
    return (await secretOf(db, name)) as Value
  }

  return async () => {
    memo ??= await ensure()
    return memo
  }
}
