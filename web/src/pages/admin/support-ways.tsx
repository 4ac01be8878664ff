import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { inboxCountsQuery } from '../../features/inbox-counts/admin/inbox-counts.api.ts'
import { Card } from '../../ui/card.tsx'
import { supportPlaces, workText } from './support-places.ts'

/** Shown instead of the tabs to operators with only the support permission. */
export function SupportWays() {
  const { data } = useQuery(inboxCountsQuery)
  return (
    <nav aria-label="Support" className="mt-5">
      <ul className="grid gap-3 sm:grid-cols-3">
        {supportPlaces.map((place) => (
          <li key={place.path}>
            <Link to={place.path} className="block rounded-2xl">
              <Card className="flex min-h-16 items-center gap-3 font-semibold hover:bg-sunken">
                <place.Icon className="size-5 text-accent-ink" aria-hidden="true" />
                <span className="flex-1">{workText(place, data?.[place.waits]) ?? place.label}</span>
                <ChevronRight className="size-4 text-soft" aria-hidden="true" />
              </Card>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
