import type { CurrentUser } from '@pepwell/contract/accounts'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { currentUserQuery } from '../features/accounts/current-user.ts'
import { type AsDrawn, drawAs } from '../lib/as-drawn.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { accessOf } from './access.ts'
import { type AnswerKey, putAnswer } from './answers.ts'
import { preload } from './preload.ts'
import { Providers } from './providers.tsx'
import { CurrentPage } from './router.tsx'

export { firstLook, visitorLook } from './first-look.ts'

/** How React begins a part that it could not finish in one go: something in it is not here yet. */
const UNFINISHED = '<!--$!-->'

/** What is typed or chosen before the app hears of it would be lost: until then it can't be. */
const unchangeable = (html: string): string =>
  html
    .replaceAll(/<(?:input|textarea)\b(?![^>]* readonly="")/g, '$& data-waits readonly')
    .replaceAll(/<select\b(?![^>]* disabled="")/g, '$& data-waits disabled')

/**
 * Draws a page as whoever looks at it sees it first. Built by itself for the server, which sends it with the page.
 * @param address its path, with what the query names of it
 * @param answers what the page would fetch, each by the key of its query; of nobody's own, it is drawn as a visitor sees it
 * @param by what the app has to know to begin with the same
 * @throws what a component of the page threw
 */
export async function draw(
  address: string,
  answers: readonly (readonly [key: AnswerKey, answer: unknown])[],
  by: AsDrawn,
): Promise<string> {
  const client = createQueryClient()
  client.setQueryData(currentUserQuery.queryKey, null)
  for (const [key, answer] of answers) putAnswer(client, key, answer)
  const page = (
    <Providers client={client}>
      <StaticRouter location={address}>
        <CurrentPage />
      </StaticRouter>
    </Providers>
  )
  const user = client.getQueryData<CurrentUser | null>(currentUserQuery.queryKey) ?? null
  const access = accessOf(user, false)
  await preload(new URL(address, 'http://localhost').pathname, access)
  // In one go: nobody else's page comes in between.
  const inOneGo = () => {
    drawAs(by)
    return renderToString(page)
  }
  let html = inOneGo()
  if (html.includes(UNFINISHED)) {
    const errors: unknown[] = []
    // Waits for all that is fetched in between; from then on it is there at once.
    await prerender(page, { onError: (error) => void errors.push(error) })
    if (errors.length > 0) throw errors[0]
    html = inOneGo()
  }
  return unchangeable(html)
}
