import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AccessDenied } from './access-denied.tsx'
import { PanelHeader } from './panel-header.tsx'
import { usePermissions } from './permissions.ts'

interface SupportPageProps {
  title: string
  /** the page's content */
  about: string
  children: ReactNode
}

/** A support page of the back office, outside the tabs. */
export function SupportPage({ title, about, children }: SupportPageProps) {
  if (!mayEnter(usePermissions(), 'support')) return <AccessDenied />
  return (
    <div data-tall className="flex min-h-0 flex-1 flex-col">
      <nav aria-label="Breadcrumb" className="mb-1 flex items-center gap-1.5 text-sm text-soft">
        <Link to="/admin" className="inline-flex min-h-11 items-center rounded-lg hover:text-ink md:min-h-6">
          Admin Panel
        </Link>
        <ChevronRight className="size-4" aria-hidden="true" />
        <span aria-current="page">{title}</span>
      </nav>
      <PanelHeader title={title} />
      <p className="mb-4 text-soft xl:-mt-3">{about}</p>
      {children}
    </div>
  )
}
