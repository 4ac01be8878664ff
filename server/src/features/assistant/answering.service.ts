import { QUESTIONS_OF_NEW_ACCOUNT, QUESTIONS_PER_DAY } from '@pepwell/domain/assistant/assistant'
import { unverifiedIn } from '@pepwell/domain/assistant/number-check'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { AiFailure, type AiMessage, type AiPort, type AiRequest, type AiResult } from '../../ports/ai.ts'
import { Refusal } from '../../refusal.ts'
import { isYoungerThan } from '../accounts/operators/account-age.service.ts'
import { requireVerifiedEmail } from '../accounts/verification/verified-email.service.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { latestDoses } from '../doses/latest-doses.service.ts'
import { currentPlan } from '../plan/current-plan.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import type { Budget } from './budget.service.ts'
import {
  type AccountData,
  type CitablePassage,
  citationsIn,
  instructions,
  requestText,
  textsOf,
} from './grounding.ts'
import type { Library } from './library.service.ts'

/** Token limit of an answer. */
const MAX_TOKENS = 800
/** Passages sent with a question. */
const PASSAGES = 6
const DAY_MINUTES = 24 * 60

interface Deps {
  db: Kysely<DB>
  clock: Clock
  ai?: AiPort | undefined
  rateLimits: RateLimits
  budget: Budget
  library: Library
  catalogue: Catalogue
  logger: FastifyBaseLogger
}

/** A question with its asker, earlier messages, and whether their data is sent. */
export interface Asked {
  user: SessionUser
  address: string
  question: string
  before: readonly AiMessage[]
  sharesOwnData: boolean
  signal: AbortSignal
}

/** A finished answer. */
export interface Answer {
  content: string
  isWhole: boolean
  citations: ReturnType<typeof citationsIn>
  /** spans that no source supports */
  unverified: { start: number; end: number }[]
  /** what was sent to which provider */
  sent: { to: string; messages: readonly AiMessage[] }
}

interface Sources {
  grounds: CitablePassage[]
  own: AccountData
  names: string[]
}

/** Asks the model and checks its answer. */
export function answeringService({ db, clock, ai, rateLimits, budget, library, catalogue, logger }: Deps) {
  const questions = rateLimits.limit('ai-question', {
    minutes: DAY_MINUTES,
    perAccount: QUESTIONS_PER_DAY,
    perAddress: QUESTIONS_PER_DAY * 50,
    sentence: `You have asked ${QUESTIONS_PER_DAY} questions in 24 hours. Library search still works.`,
  })

  const firstQuestions = rateLimits.limit('ai-first-question', {
    minutes: DAY_MINUTES,
    perAccount: QUESTIONS_OF_NEW_ACCOUNT,
    perAddress: QUESTIONS_OF_NEW_ACCOUNT * 10,
    sentence: `New accounts ask ${QUESTIONS_OF_NEW_ACCOUNT} questions a day. Library search still works.`,
  })

  /**
   * The limits of a person's questions.
   * @throws Refusal VERIFY_EMAIL_FIRST
   */
  async function limitsOf({ id }: SessionUser) {
    await requireVerifiedEmail(db, id)
    const isNew = await isYoungerThan(db, id, new Date(clock.now() - DAY_MINUTES * 60_000))
    return isNew ? [questions, firstQuestions] : [questions]
  }

  async function sourcesFor(user: SessionUser, question: string): Promise<Sources> {
    const [grounds, plan, doses, peptides] = await Promise.all([
      library.search(question, PASSAGES),
      currentPlan(db, user.id),
      latestDoses(db, user.id),
      catalogue.list(),
    ])
    return {
      grounds,
      own: { plan, doses },
      names: peptides.flatMap(({ name, aliases }) => [name, ...aliases]),
    }
  }

  /** Streams the model's text; returns the whole with the results of the checks. */
  async function* checked(
    pieces: AsyncGenerator<string, AiResult>,
    first: IteratorResult<string, AiResult>,
    { grounds, own, names }: Sources,
    settle: Awaited<ReturnType<Budget['reserve']>>,
  ): AsyncGenerator<string, Omit<Answer, 'sent'>> {
    let content = ''
    let end: AiResult = { isWhole: false, tokens: undefined }
    try {
      let step = first
      while (!step.done) {
        content += step.value
        yield step.value
        step = await pieces.next()
      }
      end = step.value
    } catch (error) {
      // It was cut off: the text so far stays, marked as cut.
      if (!(error instanceof AiFailure)) throw error
    } finally {
      await settle(end.isWhole ? 'answers' : 'cut', end)
    }
    const unverified = unverifiedIn(content, [...textsOf(grounds, own), ...names])
    return { content, isWhole: end.isWhole, citations: citationsIn(content, grounds), unverified }
  }

  /**
   * Sends the question and waits for the first words.
   * @throws Refusal AI_BUDGET_SPENT, AI_SHARE_SPENT, AI_FAILED
   */
  async function firstWords(model: AiPort, request: AiRequest, userId: string) {
    const settle = await budget.reserve(request, userId)
    const pieces = model.answer(request)
    const first = await pieces.next().catch(async (error: unknown) => {
      logger.warn({ err: error }, 'the language model did not answer')
      // Tokens read before the person left still count.
      await settle('failed', request.signal.aborted ? undefined : { tokens: { input: 0, output: 0 } })
      if (!(error instanceof AiFailure)) throw error
      throw new Refusal('AI_FAILED', { ...(error.retryAfter && { retryAfter: error.retryAfter }) })
    })
    if (!first.done) return { settle, pieces, first }
    await settle('failed', first.value)
    throw new Refusal('AI_FAILED')
  }

  async function answerTo(model: AiPort, { user, question, before, sharesOwnData, signal }: Asked) {
    const sources = await sourcesFor(user, question)
    const text = requestText(question, sources.grounds, sharesOwnData ? sources.own : undefined)
    const messages = [...before, { role: 'user' as const, text }]
    const request = { instructions, messages, maxTokens: MAX_TOKENS, signal }
    const { pieces, first, settle } = await firstWords(model, request, user.id)
    return { pieces: checked(pieces, first, sources, settle), sent: { to: model.host, messages } }
  }

  return {
    model: ai && { host: ai.host, name: ai.model },

    /**
     * Starts an answer; resolves with the model's first words. An unanswered question isn't counted, unless the
     * person left.
     * @throws Refusal AI_UNAVAILABLE, VERIFY_EMAIL_FIRST, TOO_MANY_REQUESTS, AI_BUDGET_SPENT, AI_SHARE_SPENT,
     * AI_FAILED
     */
    async begin(asked: Asked) {
      if (!ai) throw new Refusal('AI_UNAVAILABLE')
      const { user, address, signal } = asked
      const attempt = { account: user.id, address }
      const taken: (typeof questions)[] = []
      try {
        for (const limit of await limitsOf(user)) {
          await limit.take(attempt)
          taken.push(limit)
        }
        return await answerTo(ai, asked)
      } catch (error) {
        if (!signal.aborted) for (const limit of taken) await limit.forgive(attempt)
        throw error
      }
    },
  }
}

export type Answering = ReturnType<typeof answeringService>
