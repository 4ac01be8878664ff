import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { containing } from '../../database/containing.ts'
import { afterOwn } from '../../database/page.ts'
import type { Answer } from './answering.service.ts'

const MAX_MESSAGES = 200

const replyColumns = [
  'id',
  'role',
  'content',
  'isWhole',
  'citations',
  'unverified',
  'usedOwnData',
  'createdAt',
] as const

/** A stored message. */
export interface ChatMessageRow {
  id: number
  role: string
  content: string
  isWhole: boolean
  citations: Answer['citations']
  unverified: Answer['unverified']
  usedOwnData: boolean
  createdAt: Date
}

export const chatOf = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('aiChatSessions')
    .select(['id', 'title', 'updatedAt'])
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The newest messages of a conversation, in order. */
export const messagesIn = async (
  db: Db,
  { userId, chatId }: { userId: string; chatId: number },
  max = MAX_MESSAGES,
): Promise<ChatMessageRow[]> =>
  (
    await db
      .selectFrom('aiChatMessages')
      .select(replyColumns)
      .where('userId', '=', userId)
      .where('sessionId', '=', chatId)
      .orderBy('id', 'desc')
      .limit(max)
      .$narrowType<Pick<ChatMessageRow, 'citations' | 'unverified'>>()
      .execute()
  ).reverse()

/** Latest first; with a text, those that contain it in title or messages. */
export const chatsOf = (
  db: Db,
  userId: string,
  { search, after, limit }: { search?: string | undefined; after?: number | undefined; limit: number },
) =>
  db
    .selectFrom('aiChatSessions as chat')
    .select(['id', 'title', 'updatedAt'])
    .where('userId', '=', userId)
    .$if(search !== undefined, (query) =>
      query.where(sql<boolean>`(folded(title) LIKE ${containing(search ?? '')} OR EXISTS (
        SELECT FROM ai_chat_messages AS message
        WHERE message.user_id = chat.user_id AND message.session_id = chat.id AND folded(content) LIKE ${containing(search ?? '')}))`),
    )
    .$if(after !== undefined, (query) =>
      query.where(afterOwn({ table: 'aiChatSessions', column: 'updatedAt', as: 'chat' }, { userId, after })),
    )
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The answer to a question by client id; undefined before there is one. */
export async function answerUnder(db: Db, userId: string, clientId: string) {
  const asked = await db
    .selectFrom('aiChatMessages')
    .select(['id', 'sessionId'])
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()
  if (!asked) return undefined
  const answer = await db
    .selectFrom('aiChatMessages')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('sessionId', '=', asked.sessionId)
    .where('id', '>', asked.id)
    .orderBy('id')
    .$narrowType<Pick<ChatMessageRow, 'citations' | 'unverified'>>()
    .executeTakeFirst()
  return answer && { chatId: asked.sessionId, answer }
}

export const insertChat = async (tx: Db, userId: string, title: string, now: Date): Promise<number> =>
  (
    await tx
      .insertInto('aiChatSessions')
      .values({ userId, title, createdAt: now, updatedAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/**
 * Moves a conversation to the top.
 * @returns whether it still exists
 */
export const touchChat = async (tx: Db, userId: string, id: number, now: Date): Promise<boolean> =>
  (
    await tx
      .updateTable('aiChatSessions')
      .set({ updatedAt: now })
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** A stored question with its answer. */
export interface Exchange {
  chatId: number
  userId: string
  clientId: string
  question: string
  usedOwnData: boolean
  answer: Omit<Answer, 'sent'> & { sent: Answer['sent'] | null }
  now: Date
}

/** @returns the answer's row; undefined if the question is already stored */
export async function insertExchange(tx: Db, exchange: Exchange): Promise<ChatMessageRow | undefined> {
  const { chatId: sessionId, userId, clientId, question, usedOwnData, answer, now: createdAt } = exchange
  const asked = await tx
    .insertInto('aiChatMessages')
    .values({ sessionId, userId, clientId, role: 'user', content: question, usedOwnData, createdAt })
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!asked) return undefined
  const { content, isWhole, citations, unverified, sent } = answer
  const message = { sessionId, userId, role: 'assistant', content, isWhole, usedOwnData, createdAt }
  const stored = {
    citations: JSON.stringify(citations),
    unverified: JSON.stringify(unverified),
    sent: sent && JSON.stringify(sent),
  }
  return tx
    .insertInto('aiChatMessages')
    .values({ ...message, ...stored })
    .returning(replyColumns)
    .$narrowType<Pick<ChatMessageRow, 'citations' | 'unverified'>>()
    .executeTakeFirstOrThrow()
}

export const deleteChat = async (db: Db, userId: string, id: number): Promise<boolean> =>
  (await db.deleteFrom('aiChatSessions').where('userId', '=', userId).where('id', '=', id).executeTakeFirst())
    .numDeletedRows > 0n

export const sharesOwnData = async (db: Db, userId: string): Promise<boolean> =>
  (await db.selectFrom('aiSharing').select('sharesOwnData').where('userId', '=', userId).executeTakeFirst())
    ?.sharesOwnData ?? false

export const putSharing = (db: Db, userId: string, shares: boolean, now: Date) =>
  db
    .insertInto('aiSharing')
    .values({ userId, sharesOwnData: shares, changedAt: now })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ sharesOwnData: shares, changedAt: now }),
    )
    .execute()
