import { brandName } from '@pepwell/domain/text/brand'
import { type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { Brand } from '../../ui/brand.tsx'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'
import { isInShop } from './in-shop.ts'
import { VisitorBar } from './load-visitor-bar.ts'
import { SkipLink } from './skip-link.tsx'

/** The shell of public pages. */
export function PublicShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const inShop = isInShop(pathname)
  return (
    <div className="flex min-h-dvh flex-col [--bars-below:0px]">
      <SkipLink />
      <header className="border-b border-line/70 pt-safe-0">
        {/* In the shop, as wide as the member bar that may replace it. */}
        <div
          className={`mx-auto flex h-16 items-center justify-between gap-2 px-4 md:px-6 ${inShop ? 'max-w-page' : 'max-w-6xl'}`}
        >
          <Link to="/" className="flex min-h-11 items-center rounded-xl">
            <Brand />
          </Link>
          {inShop ? (
            <Suspense fallback={null}>
              <VisitorBar />
            </Suspense>
          ) : (
            <ThemeToggle />
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 md:px-6">
        {children}
      </main>
      <footer className="border-t border-line/70 pb-safe-6">
        <div className="mx-auto max-w-6xl px-4 pt-6 text-sm text-soft md:px-6">
          <p className="max-w-prose">
            {brandName} is a record, not medical advice. Many peptides are sold for research use only. Talk to
            a licensed professional before you start, change or stop anything.
          </p>
        </div>
      </footer>
    </div>
  )
}
