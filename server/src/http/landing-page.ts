import { community as call } from '@pepwell/contract/accounts/accounts'
import type { CallReply } from '@pepwell/contract/declared'
import { type CompressedText, packed } from './compressed-text.ts'
import type { WebPages } from './web-page.ts'

type Reply = CallReply<typeof call>

/** The community line of the page. */
export type Community = () => Promise<Reply>

/** The landing page, readable before any script runs, rendered again when the community changes. */
export function landingPage(pages: WebPages, community: Community) {
  let cached: { from: string; page: Promise<CompressedText> } | undefined

  async function make(reply: Reply): Promise<CompressedText> {
    const responses = [[[call.path], reply]] as const
    const rendered = await pages.render('/', responses)
    return packed(
      'text/html; charset=utf-8',
      pages.compose({ chunks: ['src/pages/landing.tsx'], rendered, responses }),
    )
  }

  /** Undefined if the community can't be read: an error is not rendered. */
  return async (): Promise<CompressedText | undefined> => {
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
