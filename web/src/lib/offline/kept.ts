import type { DeclaredAddress } from '@pepwell/contract/call'
import { isNetworkFailure } from '../api.ts'
import { serverNow } from '../clock.ts'
import { keepAnswers, keptAnswer, tidyAnswers } from './answers.ts'
import { currentLine, shownAsOf } from './line.ts'
import { isLineGone } from './look-for-line.ts'
import { keptOfOtherDays } from './other-days.ts'
import { keepForNobody, keptFor } from './owner.ts'
import { heard } from './read.ts'

/** Whoever was signed in is no longer: nothing that they read stays. */
export async function forgetKept(): Promise<void> {
  keepForNobody()
  heard.clear()
  await tidyAnswers(undefined, serverNow())
}

/** From here on it is this person's answers that are kept; those of others go. */
export const keepOnlyOf = (owner: string): Promise<void> => tidyAnswers(owner, serverNow())

/** What is known on this device of what a call at an address would answer. */
async function known(owner: string, { byDay }: DeclaredAddress, address: string) {
  const now = serverNow()
  const kept = await keptAnswer(owner, address, now)
  return kept ?? (byDay && (await keptOfOtherDays(owner, address, byDay, now)))
}

/** See the keeper in read.ts. */
export async function instead(call: DeclaredAddress, address: string, error: unknown): Promise<unknown> {
  if (!isNetworkFailure(error)) {
    await forgetKept().catch(() => {})
    throw error
  }
  const owner = keptFor()
  if (!(await isLineGone()) || !owner) throw error
  const kept = await known(owner, call, address).catch(() => undefined)
  if (!kept) throw error
  shownAsOf(kept.at)
  return kept.answer
}

/** Keeps what was heard meanwhile. A browser that keeps nothing is none the worse for it. */
export async function keepHeard(owner: string): Promise<void> {
  const answers = [...heard]
  heard.clear()
  if (answers.length > 0) await keepAnswers(owner, answers).catch(() => {})
}

/** A browser that says it is online may be wrong: so often it is looked into. */
const LOOK_MS = 5000

/**
 * Looks whether the line is back as long as it is gone.
 * @param onBack what to do then, where nobody else noticed
 * @returns what ends that
 */
export function watchLine(onBack: () => void): () => void {
  const look = async () => {
    if (navigator.onLine && currentLine().isGone && !(await isLineGone())) onBack()
  }
  const timer = setInterval(look, LOOK_MS)
  window.addEventListener('online', look)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', look)
  }
}
