import type { ImportSource } from '@pepwell/contract/imports/imported-entries'
import type { Db } from '../../database/connect.ts'
import * as queries from './import-history.queries.ts'

/**
 * Records entries that a file added, in the transaction that stores them, so that the import can be undone.
 * @param now milliseconds since the epoch
 */
export async function recordImportedRows(
  tx: Db,
  userId: string,
  { source, table, ids }: { source: ImportSource; table: string; ids: readonly number[] },
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  await queries.openImport(tx, { ...source, userId, importedAt: new Date(now) })
  const rows = ids.map((id) => ({ key: String(id), originKey: '', wasAdded: true }))
  await queries.insertImportedRows(tx, { userId, importId: source.id, table, account: '' }, rows)
}

export { digest, type ImportedRow, keyColumn } from './import-history.queries.ts'
export const { deleteImportedRows, importsOf, insertImportedRows, recordUndone, openImport } = queries
