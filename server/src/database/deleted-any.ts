import type { DeleteResult } from 'kysely'

/** Runs a deletion; returns whether it deleted anything. */
export async function deletedAny(deletion: { executeTakeFirst(): Promise<DeleteResult> }): Promise<boolean> {
  const { numDeletedRows } = await deletion.executeTakeFirst()
  return numDeletedRows > 0n
}
