import type { ReactNode } from 'react'
import type { ToastContent } from './toast-store.ts'

/** Long enough to read two sentences with a source, in milliseconds. */
const READING_MS = 15_000

/** A toast's text: the usual one, then each warning. */
export function warned(
  warnings: readonly { message: string }[],
  description?: ReactNode,
): Pick<ToastContent, 'description' | 'duration'> {
  if (warnings.length === 0) return { description }
  return {
    description: (
      <>
        {description}
        {warnings.map(({ message }) => (
          <span key={message} className="mt-1 block text-warn-ink">
            {message}
          </span>
        ))}
      </>
    ),
    duration: READING_MS,
  }
}
