import { currentUser } from '@pepwell/contract/accounts/accounts.calls'
import {
  PRELOADED_RESPONSES_ID,
  type PreloadedResponse,
  type RenderContext,
} from '@pepwell/contract/rendering'
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../features/accounts/current-user.ts'
import { setPreloadedResponses } from '../lib/api/preloaded-responses.ts'
import { cacheResponses } from '../lib/offline/read.ts'
import { setRenderContext } from '../lib/rendering/render-context.ts'
import { measureByPage } from '../lib/time/clock.ts'
import { accessOf } from './access.ts'
import { preload } from './preload.ts'
import { addressOfKey, putResponse } from './response-keys.ts'

/**
 * Prepares the first render: fills the cache, identifies the user and loads the page's chunk, so that a
 * server-rendered page can hydrate and others render at once.
 * @returns whether the first render equals the server's, so it can hydrate
 */
export async function prepareHydration(client: QueryClient, root: HTMLElement): Promise<boolean> {
  const text = document.getElementById(PRELOADED_RESPONSES_ID)?.textContent
  if (!text) return false
  const answers = JSON.parse(text) as PreloadedResponse[]
  const queries = answers.map(([key, answer]) => putResponse(client, key, answer))
  const early = answers.map(([key, answer]) => [addressOfKey(key), answer] as const)
  setPreloadedResponses(early, queries)
  const user = await client.fetchQuery({ ...currentUserQuery, retry: false }).catch(() => null)
  if (user) cacheResponses(early)
  await preload(window.location.pathname, accessOf(user, false))
  const { renderContext } = root.dataset
  if (renderContext === undefined) return false
  const context = JSON.parse(renderContext) as RenderContext
  setRenderContext(context)
  const isMembers = answers.some(([[path]]) => path === currentUser.path)
  // A cached public page may be older than its request.
  if (isMembers) measureByPage(context.at)
  // Public pages are rendered for visitors; signed-in users see other bars.
  return (user === null) === !isMembers
}
