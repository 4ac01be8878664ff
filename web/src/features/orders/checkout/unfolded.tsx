import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'

/** Rarely used fields: expandable on phones, always visible on wide screens. */
export function Unfolded({
  label,
  isFilled,
  children,
}: {
  label: string
  isFilled: boolean
  children: ReactNode
}) {
  const [isAsked, setAsked] = useState(false)
  const isOpen = isAsked || isFilled
  return (
    <>
      <div className={isOpen ? undefined : 'max-lg:hidden'}>{children}</div>
      {!isOpen && (
        <button
          type="button"
          onClick={() => setAsked(true)}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-accent-ink lg:hidden"
        >
          <Plus className="size-5" aria-hidden="true" />
          {label}
        </button>
      )}
    </>
  )
}
