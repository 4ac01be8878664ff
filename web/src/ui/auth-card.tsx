import type { ReactNode } from 'react'

interface AuthCardProps {
  title: string
  /** one sentence below the title */
  lead?: ReactNode
  children: ReactNode
  /** link to the alternative: sign up or sign in */
  footer?: ReactNode
}

/** The card of an auth page. */
export function AuthCard({ title, lead, children, footer }: AuthCardProps) {
  return (
    <div className="mx-auto w-full max-w-md py-4 sm:py-10">
      <div className="rounded-3xl border border-line bg-surface p-6 shadow-lift sm:p-8">
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h1>
        {lead && <p className="mt-2 text-soft">{lead}</p>}
        <div className="mt-6">{children}</div>
      </div>
      {footer && <p className="mt-5 text-center text-soft">{footer}</p>}
    </div>
  )
}
