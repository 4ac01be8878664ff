import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import { ForgedEvent, type PaymentsPort } from '../../ports/payments.ts'
import type { Payments } from './payments.service.ts'

/** Where the payment's service tells what happened. */
const PATH = '/api/webhooks/stripe'

/** No event of theirs is longer. */
const MOST_BYTES = 512 * 1024

/** Hears what the payment's service tells: no call of the contract, since its form is theirs. */
export function hearWebhooks(
  app: FastifyInstance,
  { cards, payments }: { cards: PaymentsPort; payments: Payments },
): void {
  app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const config = { open: true, rateLimit: {} } as const
    scope.post(PATH, { config, bodyLimit: MOST_BYTES }, async ({ headers, body }) => {
      try {
        const event = cards.read(body as Buffer, String(headers['stripe-signature'] ?? ''))
        await payments.hear(event)
      } catch (error) {
        if (error instanceof ForgedEvent) throw new Refusal('INVALID_INPUT')
        throw error
      }
      return { received: true }
    })
  })
}
