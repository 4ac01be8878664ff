import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { answerUnder } from './chats.queries.ts'
import { beginQuestion, endQuestion, isPending, type QuestionId } from './question-retries.queries.ts'

/** Longer than the slowest port's timeout, so an older answer has failed. */
const AT_MOST_MS = 3 * 60 * 1000
/** How often a waiting request checks for another one's answer, in milliseconds. */
const POLL_MS = 300

type Answered = NonNullable<Awaited<ReturnType<typeof answerUnder>>>

/** Answers a question once across retries, which wait for the first. */
export function questionRetriesService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const times = () => ({ now: new Date(clock.now()), tooOld: new Date(clock.now() - AT_MOST_MS) })

  return {
    /**
     * @returns its answer, if any; undefined if the caller must answer and finish it
     * @throws Refusal AI_FAILED if the other request failed
     */
    async begin(question: QuestionId, signal: AbortSignal): Promise<Answered | undefined> {
      const answer = () => answerUnder(db, question.userId, question.clientId)
      if (await beginQuestion(db, question, times())) {
        const answered = await answer()
        if (answered) await endQuestion(db, question, times())
        return answered
      }
      while (!signal.aborted && (await isPending(db, question, times()))) await clock.wait(POLL_MS)
      const answered = await answer()
      if (!answered) throw new Refusal('AI_FAILED')
      return answered
    },

    end: (question: QuestionId) => endQuestion(db, question, times()),
  }
}

export type QuestionRetries = ReturnType<typeof questionRetriesService>
