import { mayEnter } from '@pepwell/domain/admin-areas'
import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { waitingQuery } from '../../features/waiting/admin/waiting.api.ts'
import { cx } from '../../lib/classes.ts'
import { usePermissions } from './permissions.ts'
import { supportPlaces } from './support-places.ts'
import { saidWaiting, WaitingCount } from './waiting-count.tsx'

/** The ways to what members wait for, and how much of it waits, for whoever answers to them. */
export function WaitingWays() {
  const maySupport = mayEnter(usePermissions(), 'support')
  const { data } = useQuery({ ...waitingQuery, enabled: maySupport })
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
              <span className="sr-only">{label + saidWaiting(data?.[waits])}</span>
              <span aria-hidden="true" className="max-md:hidden">
                {label}
              </span>
              <span aria-hidden="true" className="md:hidden">
                {short}
              </span>
              <WaitingCount count={data?.[waits]} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
