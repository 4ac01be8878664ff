import type { ServerResponse } from 'node:http'
import type { PaymentsPort } from '../../server/src/ports/payments.ts'
import { stripePayments } from '../../server/src/ports/payments-stripe.ts'
import { closeAtEnd } from '../../server/src/shutdown.ts'
import type { Seen } from '../../server/src/testing/outside-service.ts'
import { aStripe, signed } from '../../server/src/testing/stripe-service.ts'

const PAGE = '/pay/'

const form = `<!doctype html><html lang="en"><title>Pay</title><main><h1>Pay by card</h1>
  <form method="post"><button>Pay</button></form></main></html>`

/** A service on this machine that takes cards like Stripe: its page has one button and sends the shop a webhook. */
export async function aCardService(shop: string): Promise<PaymentsPort> {
  const stripe = await aStripe(closeAtEnd, ({ method, url }) => {
    if (!url.pathname.startsWith(PAGE)) return undefined
    return method === 'POST' ? (seen, response) => void take(seen, response) : show
  })

  const show = (_seen: Seen, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(form)

  async function take({ url }: Seen, response: ServerResponse): Promise<void> {
    const session = stripe.sessions.find(({ id }) => url.pathname === `${PAGE}${id}`)
    if (!session) return void response.writeHead(404).end()
    const { client_reference_id: order, fields } = session
    stripe.pay(order)
    const body = stripe.event(order, 'checkout.session.completed')
    const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body) }
    await fetch(`${shop}/api/webhooks/stripe`, { method: 'POST', headers, body })
    response.writeHead(303, { location: fields.success_url }).end()
  }

  return stripePayments(stripe.account)
}
