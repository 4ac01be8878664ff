import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { waitingQuery } from '../../features/waiting/admin/waiting.api.ts'
import { Card } from '../../ui/card.tsx'
import { supportPlaces } from './support-places.ts'
import { saidWaiting, WaitingCount } from './waiting-count.tsx'

/** What stands in place of the tabs for whoever answers to members, and does nothing else here. */
export function SupportWays() {
  const { data } = useQuery(waitingQuery)
  return (
    <nav aria-label="Support" className="mt-5">
      <ul className="grid gap-3 sm:grid-cols-3">
        {supportPlaces.map(({ path, label, waits, Icon }) => (
          <li key={path}>
            <Link to={path} className="block rounded-2xl">
              <Card className="flex min-h-16 items-center gap-3 font-semibold hover:bg-sunken">
                <Icon className="size-5 text-accent-ink" aria-hidden="true" />
                <span className="flex-1">
                  {label}
                  <span className="sr-only">{saidWaiting(data?.[waits])}</span>
                </span>
                <WaitingCount count={data?.[waits]} />
                <ChevronRight className="size-4 text-soft" aria-hidden="true" />
              </Card>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
