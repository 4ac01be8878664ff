import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { inboxCountsQuery } from '../../features/inbox-counts/admin/inbox-counts.api.ts'
import { cx } from '../../lib/classes.ts'
import { InboxCount, inboxCountText } from './inbox-count.tsx'
import { usePermissions } from './permissions.ts'
import { supportPlaces } from './support-places.ts'

/** The ways to what members wait for, and how much of it waits, for whoever answers to them. */
export function InboxLinks() {
  const maySupport = mayEnter(usePermissions(), 'support')
  const { data } = useQuery({ ...inboxCountsQuery, enabled: maySupport })
  if (!maySupport) return null
  return (
    <nav aria-label="Support" className="max-xl:basis-full xl:ml-auto">
      <ul className="flex gap-2">
        {supportPlaces.map(({ path, label, short, waits, Icon }) => (
          <li key={path} className="max-md:flex-1">
            <NavLink
              to={path}
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center justify-center gap-2 rounded-xl border px-3 text-sm font-semibold whitespace-nowrap max-md:px-1.5 md:min-h-9',
                  isActive
                    ? 'border-accent bg-accent-soft text-accent-ink'
                    : 'border-line bg-surface hover:bg-sunken',
                )
              }
            >
              <Icon className="size-4 shrink-0 max-[379px]:hidden" aria-hidden="true" />
              <span className="sr-only">{label + inboxCountText(data?.[waits])}</span>
              <span aria-hidden="true" className="max-md:hidden">
                {label}
              </span>
              <span aria-hidden="true" className="md:hidden">
                {short}
              </span>
              <InboxCount count={data?.[waits]} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
