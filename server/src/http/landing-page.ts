import { community as call } from '@pepwell/contract/accounts'
import type { CallReply } from '@pepwell/contract/call'
import { type Packed, packed } from './packed.ts'
import type { WebPages } from './web-page.ts'

type Reply = CallReply<typeof call>

/** What the page says of the community. */
export type Community = () => Promise<Reply>

/** What visitors see first, rendered so that they can read it before any script runs; again when what it says changes. */
export function landingPage(pages: WebPages, community: Community) {
  let cached: { from: string; page: Promise<Packed> } | undefined

  async function make(reply: Reply): Promise<Packed> {
    const answers = [[[call.path], reply]] as const
    const drawn = await pages.draw('/', answers)
    return packed(
      'text/html; charset=utf-8',
      pages.compose({ chunks: ['src/pages/landing.tsx'], drawn, answers }),
    )
  }

  /** Undefined where the database can't say what the page says: nothing is rendered from an error. */
  return async (): Promise<Packed | undefined> => {
    const reply = await community().catch(() => undefined)
    if (!reply) return undefined
    const from = JSON.stringify(reply)
    if (cached?.from !== from) cached = { from, page: make(reply) }
    const { page } = cached
    page.catch(() => {
      cached = undefined
    })
    return page
  }
}
