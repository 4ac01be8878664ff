import type { ReactNode } from 'react'

/** The shell of standalone pages: only padding. */
export const BareShell = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="mx-auto max-w-5xl px-4 py-6 md:px-6 md:py-10">
    {children}
  </main>
)
