import type { ReactNode } from 'react'

/** What surrounds a page that stands alone, in a window of its own: nothing but room. */
export const BareShell = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="mx-auto max-w-5xl px-4 py-6 md:px-6 md:py-10">
    {children}
  </main>
)
