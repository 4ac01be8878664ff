import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { displayName } from '@pepwell/domain/accounts/profile'
import { ChevronRight, type LucideIcon, Package } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../lib/classes.ts'
import { avatarOf } from '../../lib/pictures/person-avatar.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { cardStyle } from '../../ui/card-style.ts'
import { type SectionName, sectionPath, sections } from './sections.ts'

interface RowProps {
  to: string
  label: string
  about: string
  icon: LucideIcon
  /** 'open' on phones too; 'first' only where the list is next to it */
  current?: 'open' | 'first' | undefined
}

const currentStyles = {
  open: 'bg-accent-soft text-accent-ink',
  first: 'md:bg-accent-soft md:text-accent-ink',
}

const Row = ({ to, label, about, icon: Icon, current }: RowProps) => (
  <li className="border-t border-line first:border-t-0">
    <Link
      to={to}
      aria-current={current && 'page'}
      className={cx(
        'flex min-h-16 items-center gap-3 px-4 py-2.5 -outline-offset-3 hover:bg-sunken',
        current && currentStyles[current],
      )}
    >
      <Icon className="size-5 shrink-0 text-accent-ink" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        <span className="block truncate text-sm text-soft">{about}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden="true" />
    </Link>
  </li>
)

const Person = ({ user }: { user: CurrentUser }) => (
  <div className="mb-4 flex items-center gap-3">
    <Avatar {...avatarOf(user, 'size-14 text-xl')} />
    <div className="min-w-0">
      <p className="truncate text-lg font-bold tracking-tight">{displayName(user)}</p>
      <p className="truncate text-sm text-soft">{user.userHandle ?? user.email}</p>
    </div>
  </div>
)

const list = cx(cardStyle, 'overflow-hidden')

/** Whose profile it is, and a row for each of its pages. */
export const SettingsList = ({ user, open }: { user: CurrentUser; open: SectionName | undefined }) => (
  <nav aria-label="Profile">
    <Person user={user} />
    <ul className={list}>
      {(Object.keys(sections) as SectionName[]).map((name) => (
        <Row
          key={name}
          to={sectionPath(name)}
          {...sections[name]}
          current={open === name ? 'open' : open === undefined && name === 'body' ? 'first' : undefined}
        />
      ))}
    </ul>
    <ul className={cx(list, 'mt-4')}>
      <Row to="/shop/orders" label="Orders" about="Status, payment, receipts" icon={Package} />
    </ul>
  </nav>
)
