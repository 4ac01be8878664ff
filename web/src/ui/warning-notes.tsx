import { TriangleAlert } from 'lucide-react'

/** Sentences that warn and forbid nothing, below what they are about; spoken when one is added. */
export const WarningNotes = ({ messages }: { messages: readonly string[] }) => (
  <div role="status" className="not-empty:mt-2">
    {messages.length > 0 && (
      <ul className="flex flex-col gap-2">
        {messages.map((message) => (
          <li key={message} className="flex gap-2.5 rounded-xl bg-warn-soft px-3.5 py-2.5 text-ink">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn-ink" />
            {message}
          </li>
        ))}
      </ul>
    )}
  </div>
)
