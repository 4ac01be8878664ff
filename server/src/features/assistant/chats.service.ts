import { chatTitle } from '@pepwell/domain/assistant/assistant'
import { emergencyHelp } from '@pepwell/domain/emergencies/emergencies'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { AiMessage } from '../../ports/ai.ts'
import { Refusal } from '../../refusal.ts'
import type { Answer, Answering } from './answering.service.ts'
import {
  type ChatMessageRow,
  chatOf,
  type Exchange,
  insertChat,
  insertExchange,
  messagesIn,
  sharesOwnData,
  touchChat,
} from './chats.queries.ts'
import type { QuestionRetries } from './question-retries.service.ts'

/** Earlier messages sent along, so that 'and how often?' is understood. */
const BEFORE = 8

interface Deps {
  db: Kysely<DB>
  clock: Clock
  answering: Answering
  once: QuestionRetries
}

/** A question in a conversation. */
export interface ChatQuestion {
  user: SessionUser
  address: string
  clientId: string
  chatId?: number | null | undefined
  question: string
  signal: AbortSignal
}

/** The lines of a streamed answer. */
export type ChatLine = { text: string } | { chatId: number; answer: ChatMessageRow }

/** Emergency contacts instead of an answer; undefined if it is no emergency. */
function emergencyAnswer(question: string): (Omit<Answer, 'sent'> & { sent: null }) | undefined {
  const help = emergencyHelp(question)
  if (!help) return undefined
  return { content: help.text, isWhole: true, citations: [], unverified: [], sent: null }
}

/** Conversations with the assistant. */
export function chatsService({ db, clock, answering, once }: Deps) {
  /** Stores a question with its answer, or neither; concurrent retries get the first. */
  const store = (
    { user, clientId, chatId, question }: ChatQuestion,
    more: Pick<Exchange, 'answer' | 'usedOwnData'>,
  ) =>
    db.transaction().execute(async (tx): Promise<ChatLine> => {
      const now = new Date(clock.now())
      const isThere = chatId && (await touchChat(tx, user.id, chatId, now))
      const inChat = isThere ? chatId : await insertChat(tx, user.id, chatTitle(question), now)
      const answer = await insertExchange(tx, {
        ...more,
        chatId: inChat,
        userId: user.id,
        clientId,
        question,
        now,
      })
      if (answer) return { chatId: inChat, answer }
      throw new Refusal('AI_FAILED')
    })

  async function* lines(
    asked: ChatQuestion,
    begun: Awaited<ReturnType<Answering['begin']>>,
    usedOwnData: boolean,
  ) {
    let step = await begun.pieces.next()
    while (!step.done) {
      yield { text: step.value }
      step = await begun.pieces.next()
    }
    yield await store(asked, { usedOwnData, answer: { ...step.value, sent: begun.sent } })
  }

  /** Earlier messages; those with own data only while its use is allowed. */
  const before = async (
    chat: { userId: string; chatId: number },
    sharesOwnData: boolean,
  ): Promise<AiMessage[]> =>
    (await messagesIn(db, chat, BEFORE))
      .filter(({ usedOwnData }) => sharesOwnData || !usedOwnData)
      .map(({ role, content }) => ({ role: role === 'user' ? 'user' : 'assistant', text: content }))

  async function answer(asked: ChatQuestion): Promise<AsyncGenerator<ChatLine> | ChatLine[]> {
    const { user, chatId, question } = asked
    if (chatId && !(await chatOf(db, user.id, chatId))) throw new Refusal('AI_CHAT_NOT_FOUND')
    const emergency = emergencyAnswer(question)
    if (emergency) return [await store(asked, { usedOwnData: false, answer: emergency })]
    const shares = await sharesOwnData(db, user.id)
    const begun = await answering.begin({
      ...asked,
      before: chatId ? await before({ userId: user.id, chatId }, shares) : [],
      sharesOwnData: shares,
    })
    return lines(asked, begun, shares)
  }

  return {
    /**
     * Answers a question and, once lines start, stores as much of the answer as arrives. A retry gets the same
     * answer.
     * @throws Refusal AI_CHAT_NOT_FOUND, and those of {@link Answering}
     */
    async ask(asked: ChatQuestion): Promise<AsyncIterable<ChatLine> | ChatLine[]> {
      const question = { userId: asked.user.id, clientId: asked.clientId }
      const answered = await once.begin(question, asked.signal)
      if (answered) return [answered]
      const end = () => once.end(question)
      const answering = await answer(asked).catch(async (error: unknown) => {
        await end()
        throw error
      })
      return (async function* () {
        try {
          yield* answering
        } finally {
          await end()
        }
      })()
    },
  }
}

export type Chats = ReturnType<typeof chatsService>
