import type { FastifyInstance } from 'fastify'
import { ForgedEvent, type PaymentsPort } from '../../ports/payments.ts'
import { Refusal } from '../../refusal.ts'
import type { Payments } from './payments.service.ts'

/** The path of the payment service's webhook. */
const PATH = '/api/webhooks/stripe'

/** Larger than any event. */
const MAX_BYTES = 512 * 1024

/** Receives the payment service's webhooks. It is not in the contract, because the service defines the form. */
export function receivePaymentWebhooks(
  app: FastifyInstance,
  { cards, payments }: { cards: PaymentsPort; payments: Payments },
): void {
  app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const config = { open: true, rateLimit: {} } as const
    scope.post(PATH, { config, bodyLimit: MAX_BYTES }, async ({ headers, body }) => {
      try {
        const event = cards.read(body as Buffer, String(headers['stripe-signature'] ?? ''))
        await payments.handleEvent(event)
      } catch (error) {
        if (error instanceof ForgedEvent) throw new Refusal('INVALID_INPUT')
        throw error
      }
      return { received: true }
    })
  })
}
