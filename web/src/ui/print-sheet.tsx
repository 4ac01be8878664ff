import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { Button } from './button.tsx'

interface PrintSheetProps {
  title: string
  /** back link, not printed */
  back: ReactNode
  children: ReactNode
}

/** A printable page: has a print button on screen and prints black on white in either theme. */
export const PrintSheet = ({ title, back, children }: PrintSheetProps) => (
  <article className="mx-auto max-w-3xl">
    <div className="mb-6 flex justify-between gap-3 print:hidden">
      {back}
      <Button onClick={() => window.print()}>
        <Printer className="size-5" aria-hidden="true" />
        Print
      </Button>
    </div>
    <div className="rounded-2xl border border-line bg-surface p-6 shadow-lift sm:p-10 print:border-0 print:bg-white print:p-0 print:text-black print:shadow-none print:[&_*]:text-black">
      <header className="mb-8 flex flex-wrap items-start justify-between gap-4">
        <Brand />
        <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      </header>
      {children}
    </div>
  </article>
)
