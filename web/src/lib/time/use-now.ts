import { useSyncExternalStore } from 'react'
import { renderContext } from '../rendering/render-context.ts'
import { onClockChange, serverNow } from './clock.ts'

/** Update interval, in milliseconds. */
const POLL_MS = 15_000

function nowAndThen(look: () => void): () => void {
  const timer = setInterval(look, POLL_MS)
  const stop = onClockChange(look)
  return () => {
    clearInterval(timer)
    stop()
  }
}

const about = (instant: number): number => Math.floor(instant / POLL_MS) * POLL_MS

/** The current time, in milliseconds since the epoch; updates while the page is open. */
export const useNow = (): number =>
  useSyncExternalStore(
    nowAndThen,
    () => about(serverNow()),
    () => about(renderContext().at),
  )
