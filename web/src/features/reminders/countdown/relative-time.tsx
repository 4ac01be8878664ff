import { useSyncExternalStore } from 'react'
import { renderContext } from '../../../lib/rendering/render-context.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { everySecond } from './every-second.ts'

interface UntilProps {
  /** milliseconds since the epoch */
  at: number
  /** the text for the remaining milliseconds, negative once past */
  text: (left: number) => string
}

/** A live relative time. Re-renders only itself, and only when the text changes. */
export function RelativeTime({ at, text }: UntilProps) {
  const currentText = () => text(at - serverNow())
  return useSyncExternalStore(everySecond, currentText, () => text(at - renderContext().at))
}
