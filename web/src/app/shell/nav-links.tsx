import { Link, useLocation } from 'react-router'
import { cx } from '../../lib/classes.ts'
import { type Destination, isAt } from './navigation.ts'

interface NavLinksProps {
  destinations: readonly Destination[]
  /** link styles, with those of the current page */
  linkStyle: string
  activeStyle: string
  onFollow?: () => void
  /** unread counts by path */
  unread?: Readonly<Record<string, number>>
  /** position of the badge in a link */
  unreadStyle?: string
}

/** Above this, show a plus. */
const MAX_SHOWN = 9

const Unread = ({ count, style }: { count: number; style?: string }) => (
  <>
    <span
      aria-hidden="true"
      className={cx(
        'min-w-4.5 animate-pop-in rounded-full bg-danger px-1 text-center text-xs leading-4.5 font-bold text-white tabular-nums dark:text-canvas',
        style,
      )}
    >
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
    <span className="sr-only">{count} unread</span>
  </>
)

/** A bar's links; the current one is marked visually and for screen readers. */
export function NavLinks(props: NavLinksProps) {
  const { destinations, linkStyle, activeStyle, onFollow, unread = {}, unreadStyle } = props
  const { pathname } = useLocation()
  return destinations.map((destination) => {
    const { path, label, icon: Icon } = destination
    const active = isAt(pathname, destination)
    const count = unread[path] ?? 0
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
          {count > 0 && <Unread count={count} style={unreadStyle} />}
        </Link>
      </li>
    )
  })
}
