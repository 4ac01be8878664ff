import type { Db } from '../../database/connect.ts'
import type { AiMessage } from '../../ports/ai.ts'

/** Reworded sentences by original. */
export type Words = Record<string, string>

/** A stored rewording with its time; without words if there was none. */
export const wordingOf = (db: Db, userId: string, digest: string) =>
  db
    .selectFrom('aiWordings')
    .select(['words', 'askedAt'])
    .where('userId', '=', userId)
    .where('digest', '=', digest)
    .$narrowType<{ words: Words | null }>()
    .executeTakeFirst()

interface WordingRequest {
  userId: string
  digest: string
  sent: { to: string; messages: readonly AiMessage[] }
  words: Words | null
  askedAt: Date
}

/** Stores what was sent and the result. */
export async function putWording(
  db: Db,
  { userId, digest, sent, words, askedAt }: WordingRequest,
): Promise<void> {
  const row = { userId, digest, sent: JSON.stringify(sent), words: words && JSON.stringify(words), askedAt }
  await db
    .insertInto('aiWordings')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'digest']).doUpdateSet({ words: row.words, askedAt }),
    )
    .execute()
}
