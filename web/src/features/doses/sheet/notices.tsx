import { TriangleAlert } from 'lucide-react'

/** Warnings before saving; none of them blocks. */
export function Notices({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <div id={id} role="status" className="empty:hidden">
      {texts.length > 0 && (
        <ul className="flex flex-col gap-2 rounded-2xl bg-warn-soft px-3.5 py-2.5 text-warn-ink">
          {texts.map((text) => (
            <li key={text} className="flex gap-2.5">
              <TriangleAlert aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
