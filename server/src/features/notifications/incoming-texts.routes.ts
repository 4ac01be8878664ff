import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../escape-html.ts'
import { ForgedText, type SmsPort, TEXTS_PATH } from '../../ports/sms.ts'
import { Refusal } from '../../refusal.ts'
import type { IncomingTexts } from './incoming-texts.service.ts'

/** A reply in Twilio's TwiML. */
const answerOf = (text: string | undefined): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${text ? `<Message>${escapeHtml(text)}</Message>` : ''}</Response>`

/** Receives incoming texts. It is not in the contract, because Twilio defines its form. */
export function receiveTexts(
  app: FastifyInstance,
  { read, texts }: { read: NonNullable<SmsPort['read']>; texts: IncomingTexts },
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    const config = { open: true, rateLimit: {} } as const
    scope.post(TEXTS_PATH, { config }, async ({ headers, body }, reply) => {
      try {
        const answer = await texts.receive(
          read(String(body ?? ''), String(headers['x-twilio-signature'] ?? '')),
        )
        return reply.type('text/xml; charset=utf-8').send(answerOf(answer))
      } catch (error) {
        if (error instanceof ForgedText) throw new Refusal('INVALID_INPUT')
        throw error
      }
    })
  })
}
