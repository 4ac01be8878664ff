import { community } from '@pepwell/contract/accounts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Packed, packed, sendPacked } from './packed.ts'
import type { WebPages } from './web-page.ts'

/** What visitors see first, drawn so that they can read it before any script runs; anew when what it says changes. */
export function landingPage(app: FastifyInstance, pages: WebPages) {
  let kept: { from: string; page: Promise<Packed> } | undefined

  async function make(from: string): Promise<Packed> {
    const answers = [[[community.path], JSON.parse(from)]] as const
    const drawn = await pages.draw('/', answers)
    return packed(
      'text/html; charset=utf-8',
      pages.compose({ chunks: ['src/pages/landing.tsx'], drawn, answers }),
    )
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { payload } = await app.inject({ method: 'GET', url: community.path, remoteAddress: request.ip })
    if (kept?.from !== payload) kept = { from: payload, page: make(payload) }
    const { page } = kept
    page.catch(() => {
      kept = undefined
    })
    return sendPacked(request, reply, await page)
  }
}
