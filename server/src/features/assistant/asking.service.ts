import { emergencyIn, emergencyText } from '@pepwell/domain/emergencies'
import type { Answer, Answering, Asked } from './answering.service.ts'

/** An answer as one text: what no source has is marked right behind it, and what was cut says so. */
function messageOf({ content, unverified, isWhole, citations }: Omit<Answer, 'sent'>): string {
  const marked = unverified.reduceRight(
    (text, { end }) => `${text.slice(0, end)} (not verified)${text.slice(end)}`,
    content,
  )
  const sources = citations.map(({ number, title, heading }) => `[${number}] ${title}, ${heading}`)
  return [marked, ...(isWhole ? [] : ['(This answer was cut off.)']), ...sources].join('\n')
}

/** Single questions, of which nothing is kept. */
export function askingService(answering: Answering) {
  return {
    /** @throws what {@link Answering} begins with */
    async ask(asked: Omit<Asked, 'before' | 'sharesOwnData'>): Promise<string> {
      const emergency = emergencyIn(asked.question)
      if (emergency) return emergencyText(emergency)
      const { pieces } = await answering.begin({ ...asked, before: [], sharesOwnData: false })
      let step = await pieces.next()
      while (!step.done) step = await pieces.next()
      return messageOf(step.value)
    },
  }
}

/** See {@link askingService}. */
export type Asking = ReturnType<typeof askingService>
