import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { supportPlaces } from './support-places.ts'

/** What stands in place of the tabs for whoever answers to members, and does nothing else here. */
export const SupportWays = () => (
  <nav aria-label="Support" className="mt-5">
    <ul className="grid gap-3 sm:grid-cols-3">
      {supportPlaces.map(({ path, label, Icon }) => (
        <li key={path}>
          <Link to={path} className="block rounded-2xl">
            <Card className="flex min-h-16 items-center gap-3 font-semibold hover:bg-sunken">
              <Icon className="size-5 text-accent-ink" aria-hidden="true" />
              <span className="flex-1">{label}</span>
              <ChevronRight className="size-4 text-soft" aria-hidden="true" />
            </Card>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
