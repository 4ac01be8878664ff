import { type Packed, packed } from './packed.ts'
import type { WebPages } from './web-page.ts'

/** Pages that visitors begin with and that are not drawn: each with links to the chunks that it needs, made once. */
export function visitorPages(pages: WebPages) {
  const made = new Map<string, Promise<Packed>>()

  /** Undefined where a page is as it was built. */
  return async function pageFor(path: string): Promise<Packed | undefined> {
    const chunks = await pages.visitorChunks(path)
    if (!chunks) return undefined
    const page = made.get(path) ?? packed('text/html; charset=utf-8', pages.compose({ chunks }))
    made.set(path, page)
    return page
  }
}
