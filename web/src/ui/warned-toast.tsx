import type { ReactNode } from 'react'
import type { ToastContent } from './toast-store.ts'

/** Long enough to read two sentences with their source. */
const READING_MS = 15_000

/** What a toast says below its title where there is something to warn of: first what it says anyway, then each warning. */
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
