import { formMessage } from '@pepwell/contract/form-messages'
import { memberName } from '@pepwell/domain/accounts/members'
import { supportAccount } from '@pepwell/domain/text/brand'
import { ExternalLink, History, KeyRound, Mail, Shield, ShieldCheck, ShieldOff, Trash2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast-store.ts'
import type { Member } from './members.api.ts'

/** The confirmations of member actions. */
export type Asked = 'reset' | 'keys' | 'permissions' | 'delete'

export interface MemberActions {
  /** the current operator's id */
  ownId: string
  ask: (what: Asked, member: Member) => void
}

/** One action, as a link or a button. */
interface Act {
  label: string
  icon: ReactNode
  link?: { href: string; place: 'here' | 'new tab' | 'mail' }
  press?: () => void
  destructive?: true
}

const hidden = { 'aria-hidden': true } as const

/** Why an action isn't allowed, known before any request. */
function reasonAgainst(what: Asked, { id }: Member, ownId: string): string | undefined {
  if (what === 'reset') return undefined
  if (what === 'keys') return id === ownId ? formMessage.OWN_KEYS_STAY : undefined
  if (id === supportAccount.id) return formMessage.SUPPORT_ACCOUNT_STAYS
  if (id === ownId) return what === 'delete' ? formMessage.OWN_ACCOUNT_STAYS : formMessage.OWN_RIGHTS_STAY
  return undefined
}

/** Every member action. Disallowed ones stay visible and explain why when pressed. */
function actionsFor(member: Member, { ownId, ask }: MemberActions): readonly Act[] {
  const press = (what: Asked) => () => {
    const against = reasonAgainst(what, member, ownId)
    if (against) toast({ title: 'Error', description: against, variant: 'destructive' })
    else ask(what, member)
  }
  const permissions = { label: 'Permissions', icon: <ShieldCheck {...hidden} />, press: press('permissions') }
  return [
    {
      label: 'Open profile',
      icon: <ExternalLink {...hidden} />,
      link: { href: `/admin/user-profile/${member.id}`, place: 'new tab' },
    },
    { label: 'Email', icon: <Mail {...hidden} />, link: { href: `mailto:${member.email}`, place: 'mail' } },
    { label: 'Reset password', icon: <KeyRound {...hidden} />, press: press('reset') },
    { label: 'Reset two-step sign-in', icon: <ShieldOff {...hidden} />, press: press('keys') },
    ...(member.isAdmin ? [permissions] : []),
    {
      label: 'History',
      icon: <History {...hidden} />,
      link: { href: `/admin/history?kind=member&object=${member.id}`, place: 'here' },
    },
    {
      label: 'Security events',
      icon: <Shield {...hidden} />,
      link: { href: `/admin/history?view=security&person=${member.id}`, place: 'here' },
    },
    { label: 'Delete', icon: <Trash2 {...hidden} />, press: press('delete'), destructive: true },
  ]
}

type ActionLinkProps = Omit<ComponentProps<'a'>, 'href'> & NonNullable<Act['link']>

/** A link that stays in the app if possible. */
function ActionLink({ href, place, ...rest }: ActionLinkProps) {
  if (place === 'here') return <Link to={href} {...rest} />
  return <a href={href} {...(place === 'new tab' && { target: '_blank', rel: 'noopener' })} {...rest} />
}

/** The actions in a row's menu. */
export const MemberMenu = ({ member, actions }: { member: Member; actions: MemberActions }) =>
  actionsFor(member, actions).map(({ label, icon, link, press, destructive }) => (
    <div key={label} className="contents">
      {destructive && <MenuSeparator />}
      <MenuItem asChild={Boolean(link)} destructive={destructive} onSelect={press}>
        {link ? (
          <ActionLink {...link}>
            {icon}
            {label}
          </ActionLink>
        ) : (
          <>
            {icon}
            {label}
          </>
        )}
      </MenuItem>
    </div>
  ))

const asideStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 font-semibold hover:bg-line md:min-h-9 [&_svg]:size-4.5 [&_svg]:text-soft'

/** The same actions next to an open row. */
export const MemberAside = ({ member, actions }: { member: Member; actions: MemberActions }) => (
  <ul aria-label={`Actions for ${memberName(member)}`}>
    {actionsFor(member, actions).map(({ label, icon, link, press, destructive }) => (
      <li key={label} className={destructive && 'mt-1 border-t border-line pt-1'}>
        {link ? (
          <ActionLink {...link} className={asideStyle}>
            {icon}
            {label}
          </ActionLink>
        ) : (
          <button
            type="button"
            onClick={press}
            className={destructive ? `${asideStyle} text-danger-ink [&_svg]:text-current` : asideStyle}
          >
            {icon}
            {label}
          </button>
        )}
      </li>
    ))}
  </ul>
)

const quickStyle =
  'inline-grid size-8 place-items-center rounded-lg text-soft hover:bg-line hover:text-ink [&_svg]:size-4.5'

/** The two most common actions, directly in the row. */
export const MemberQuick = ({ member, actions }: { member: Member; actions: MemberActions }) => (
  <>
    <a href={`mailto:${member.email}`} aria-label={`Email ${memberName(member)}`} className={quickStyle}>
      <Mail {...hidden} />
    </a>
    <button
      type="button"
      aria-label={`Reset the password of ${memberName(member)}`}
      className={quickStyle}
      onClick={() => actions.ask('reset', member)}
    >
      <KeyRound {...hidden} />
    </button>
  </>
)
