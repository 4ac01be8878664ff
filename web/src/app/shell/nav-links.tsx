import { Link, useLocation } from 'react-router'
import { cx } from '../../lib/classes.ts'
import { type Destination, isAt } from './navigation.ts'

interface NavLinksProps {
  destinations: readonly Destination[]
  /** how a link looks, and what more when one is there */
  linkStyle: string
  activeStyle: string
  onFollow?: () => void
}

/** The links of a bar; the place one is at is marked for eyes and for screen readers. */
export function NavLinks({ destinations, linkStyle, activeStyle, onFollow }: NavLinksProps) {
  const { pathname } = useLocation()
  return destinations.map((destination) => {
    const { path, label, icon: Icon } = destination
    const active = isAt(pathname, destination)
    return (
      <li key={path} className="contents">
        <Link
          to={path}
          onClick={onFollow}
          aria-current={active ? 'page' : undefined}
          className={cx(linkStyle, active ? activeStyle : 'text-soft hover:text-ink')}
        >
          <Icon className="size-5 shrink-0" aria-hidden="true" />
          {label}
        </Link>
      </li>
    )
  })
}
