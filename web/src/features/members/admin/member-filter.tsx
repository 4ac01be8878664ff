import type { MembersFilter } from '@pepwell/contract/accounts/members'
import { Check, ListFilter } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'

/** Filter by join date. */
export const joinedChoices: Readonly<Record<NonNullable<MembersFilter['joined']>, string>> = {
  today: 'Today',
  week: 'In the last 7 days',
  month: 'In the last 30 days',
}

/** Filter by last visit. */
export const loginChoices: Readonly<Record<NonNullable<MembersFilter['lastLogin']>, string>> = {
  ...joinedChoices,
  longer: 'Longer ago',
  never: 'Never',
}

const ANY = 'Any time'

interface MemberFilterProps<Value extends string> {
  title: string
  choices: Readonly<Record<Value, string>>
  value: Value | undefined
  onChoose: (value: Value | undefined) => void
}

/** A quick filter with one choice at a time. */
export function MemberFilter<Value extends string>(props: MemberFilterProps<Value>) {
  const { title, choices, value, onChoose } = props
  const item = (one: Value | undefined, label: string) => (
    <MenuItem key={label} role="menuitemradio" aria-checked={value === one} onSelect={() => onChoose(one)}>
      <Check aria-hidden="true" className={value === one ? '' : 'opacity-0'} />
      {label}
    </MenuItem>
  )
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${title}: ${value ? choices[value] : ANY}`}
          className={cx(
            'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold whitespace-nowrap transition-colors duration-100 md:min-h-9',
            value ? 'border-accent bg-accent-soft text-accent-ink' : 'border-line hover:bg-sunken',
          )}
        >
          <ListFilter className="size-4" aria-hidden="true" />
          {title}
          {value && <span className="font-normal">{choices[value]}</span>}
        </button>
      }
    >
      {item(undefined, ANY)}
      <MenuSeparator />
      {(Object.keys(choices) as Value[]).map((one) => item(one, choices[one]))}
    </Menu>
  )
}
