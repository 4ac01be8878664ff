import { useSyncExternalStore } from 'react'
import { renderContext } from '../../../lib/rendering/render-context.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { everySecond } from './every-second.ts'

interface UntilProps {
  /** milliseconds since the epoch */
  at: number
  /** what is said of so many milliseconds until then, below zero once it is past */
  text: (left: number) => string
}

/** How far away a time is, in words that follow the clock. It draws nothing but itself, and only when the words change. */
export function Until({ at, text }: UntilProps) {
  const say = () => text(at - serverNow())
  return useSyncExternalStore(everySecond, say, () => text(at - renderContext().at))
}
