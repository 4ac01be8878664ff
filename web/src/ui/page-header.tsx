import type { ReactNode } from 'react'

/** A page's heading with text and primary action. */
export function PageHeader({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-[1.625rem] leading-8.5 font-bold tracking-tight md:text-[2.125rem] md:leading-10">
          {title}
        </h1>
        {children && <p className="mt-1 max-w-prose text-soft">{children}</p>}
      </div>
      {action && <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1">{action}</div>}
    </header>
  )
}
