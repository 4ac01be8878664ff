import type { ReactNode } from 'react'

/** A keyboard key. */
export const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-md border border-edge/60 px-1.5 py-0.5 font-sans text-xs font-semibold text-ink">
    {children}
  </kbd>
)
