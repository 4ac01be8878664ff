import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** A non-blocking warning with its actions. */
export const WarningNote = ({ message, children }: { message: string; children?: ReactNode }) => (
  <li className="flex gap-2.5 rounded-xl bg-warn-soft px-3.5 py-2.5 text-ink">
    <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn-ink" />
    <div className="flex min-w-0 flex-col items-start wrap-anywhere">
      {message}
      {children}
    </div>
  </li>
)

/** Non-blocking warnings, announced when added. */
export const WarningNotes = ({ messages }: { messages: readonly string[] }) => (
  <div role="status" className="not-empty:mt-2">
    {messages.length > 0 && (
      <ul className="flex flex-col gap-2">
        {messages.map((message) => (
          <WarningNote key={message} message={message} />
        ))}
      </ul>
    )}
  </div>
)
