import { emergencyHelp } from '@pepwell/domain/emergencies/emergencies'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { Answer, Answering, Asked } from './answering.service.ts'
import { insertSingleQuestion } from './single-questions.queries.ts'

/** An answer as text, with marks for unsupported statements and for truncation. */
function messageOf({ content, unverified, isWhole, citations }: Omit<Answer, 'sent'>): string {
  const marked = unverified.reduceRight(
    (text, { end }) => `${text.slice(0, end)} (not verified)${text.slice(end)}`,
    content,
  )
  const sources = citations.map(({ number, title, heading }) => `[${number}] ${title}, ${heading}`)
  return [marked, ...(isWhole ? [] : ['(This answer was cut off.)']), ...sources].join('\n')
}

interface Deps {
  db: Kysely<DB>
  clock: Clock
  answering: Answering
}

/** Single questions: the export includes what was sent, but answers aren't stored. */
export function singleQuestionsService({ db, clock, answering }: Deps) {
  return {
    /** @throws the errors of {@link Answering} */
    async ask(asked: Omit<Asked, 'before' | 'sharesOwnData'>): Promise<string> {
      const emergency = emergencyHelp(asked.question)
      if (emergency) return emergency.text
      const { pieces, sent } = await answering.begin({ ...asked, before: [], sharesOwnData: false })
      await insertSingleQuestion(db, asked.user.id, sent, new Date(clock.now()))
      let step = await pieces.next()
      while (!step.done) step = await pieces.next()
      return messageOf(step.value)
    },
  }
}

export type Asking = ReturnType<typeof singleQuestionsService>
