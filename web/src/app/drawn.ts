import { currentUser } from '@pepwell/contract/accounts.calls'
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../features/accounts/current-user.ts'
import { type AsDrawn, drawAs } from '../lib/as-drawn.ts'
import { measureByPage } from '../lib/clock.ts'
import { keepEarlyAnswers } from '../lib/early-answers.ts'
import { hear } from '../lib/offline/read.ts'
import { accessOf } from './access.ts'
import { type AnswerKey, addressOfKey, putAnswer } from './answers.ts'
import { preload } from './preload.ts'

/** Where the server says what a page is drawn from: answers, each by the key of its query. */
const DRAWN_FROM = 'drawn-from'

type Answer = [key: AnswerKey, answer: unknown]

/**
 * A page that came with its answers is begun with them, knowing who looks and with the page's own chunk at hand: one that
 * the server drew is adopted as it stands, and any other appears in one piece. Nothing else is waited for.
 * @returns whether the app begins with the same as the server drew
 */
export async function takeOver(client: QueryClient, root: HTMLElement): Promise<boolean> {
  const text = document.getElementById(DRAWN_FROM)?.textContent
  if (!text) return false
  const answers = JSON.parse(text) as Answer[]
  const queries = answers.map(([key, answer]) => putAnswer(client, key, answer))
  const early = answers.map(([key, answer]) => [addressOfKey(key), answer] as const)
  keepEarlyAnswers(early, queries)
  const user = await client.fetchQuery({ ...currentUserQuery, retry: false }).catch(() => null)
  if (user) hear(early)
  await preload(window.location.pathname, accessOf(user, false))
  const { by } = root.dataset
  if (by === undefined) return false
  const drawn = JSON.parse(by) as AsDrawn
  drawAs(drawn)
  const isMembers = answers.some(([[path]]) => path === currentUser.path)
  // A page for everybody may be older than the request for it.
  if (isMembers) measureByPage(drawn.at)
  // Pages for everybody are drawn as visitors see them; whoever is signed in has bars of their own.
  return (user === null) === !isMembers
}
