import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { chatOf, chatsOf, deleteChat, messagesIn, putSharing, sharesOwnData } from './chats.queries.ts'

/** Saved conversations, and whether own data is sent with the next question. */
export function savedChatsService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    list: (user: SessionUser, which: Parameters<typeof chatsOf>[2]) => chatsOf(db, user.id, which),

    /** @throws Refusal AI_CHAT_NOT_FOUND */
    async read(user: SessionUser, id: number) {
      const chat = await chatOf(db, user.id, id)
      if (!chat) throw new Refusal('AI_CHAT_NOT_FOUND')
      return { ...chat, messages: await messagesIn(db, { userId: user.id, chatId: id }) }
    },

    /** @throws Refusal AI_CHAT_NOT_FOUND */
    async remove(user: SessionUser, id: number) {
      if (!(await deleteChat(db, user.id, id))) throw new Refusal('AI_CHAT_NOT_FOUND')
    },

    sharesOwnData: (user: SessionUser) => sharesOwnData(db, user.id),

    share: (user: SessionUser, shares: boolean) => putSharing(db, user.id, shares, new Date(clock.now())),
  }
}

export type SavedChats = ReturnType<typeof savedChatsService>
