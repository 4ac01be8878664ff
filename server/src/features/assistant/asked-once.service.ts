import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import { beginQuestion, endQuestion, isUnderway, type QuestionId } from './asked-once.queries.ts'
import { answerUnder } from './chats.queries.ts'

/** Longer than the most patient port: whoever began before that is gone. */
const AT_MOST_MS = 3 * 60 * 1000
/** How often whoever waits for somebody else's answer looks for it. */
const LOOK_MS = 300

type Answered = NonNullable<Awaited<ReturnType<typeof answerUnder>>>

/** Has a question answered once, however often it is sent: a second tap, and a client that tries again, wait for the first. */
export function askedOnceService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const times = () => ({ now: new Date(clock.now()), tooOld: new Date(clock.now() - AT_MOST_MS) })

  return {
    /**
     * @returns its answer, where it has one by now; undefined where it is the caller's to answer, and to end
     * @throws Refusal AI_FAILED when whoever answered it came to nothing
     */
    async begin(question: QuestionId, signal: AbortSignal): Promise<Answered | undefined> {
      const answer = () => answerUnder(db, question.userId, question.clientId)
      if (await beginQuestion(db, question, times())) {
        const answered = await answer()
        if (answered) await endQuestion(db, question, times())
        return answered
      }
      while (!signal.aborted && (await isUnderway(db, question, times()))) await clock.wait(LOOK_MS)
      const answered = await answer()
      if (!answered) throw new Refusal('AI_FAILED')
      return answered
    },

    end: (question: QuestionId) => endQuestion(db, question, times()),
  }
}

export type AskedOnce = ReturnType<typeof askedOnceService>
