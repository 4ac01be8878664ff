import { memberName } from '@pepwell/domain/accounts/members'
import { numberText } from '@pepwell/domain/text/number-text'
import { UserPlus, Users } from 'lucide-react'
import { useMemo } from 'react'
import { useAddressState } from '../../../lib/navigation/address-state.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useAddressText, useTableAddress } from '../../../ui/table/use-table-address.ts'
import { LoginActivity } from './login-activity.tsx'
import { type MemberActions, MemberAside, MemberMenu, MemberQuick } from './member-actions.tsx'
import { MemberCard } from './member-card.tsx'
import { DEFAULT_SORT, memberColumns, orderOf } from './member-columns.tsx'
import { joinedChoices, loginChoices, MemberFilter } from './member-filter.tsx'
import { type Filter, type Member, membersCsvAddress } from './members.api.ts'
import { SelectionActions } from './selection-actions.tsx'
import { useMembers } from './use-members.ts'

const groupOf = ({ isAdmin }: Member) => (isAdmin ? 'admins' : 'members')

const groupTitles: Record<string, string> = { admins: 'Admin Users', members: 'Regular Users' }

const chosen = <Value extends string>(choices: Readonly<Record<Value, string>>, asked: string) =>
  Object.hasOwn(choices, asked) ? (asked as Value) : undefined

/** The list's state from the address. */
function useUsersAddress() {
  const table = useTableAddress()
  const [text, onText] = useAddressText('q')
  const [search] = useAddressState('q')
  const [joined, setJoined] = useAddressState('joined')
  const [lastLogin, setLastLogin] = useAddressState('login')
  const sort = table.sort || DEFAULT_SORT
  const filter: Filter = {
    search: search || undefined,
    joined: chosen(joinedChoices, joined),
    lastLogin: chosen(loginChoices, lastLogin),
    ...orderOf(sort),
  }
  return { table: { ...table, sort }, text, onText, filter, setJoined, setLastLogin }
}

interface UsersTableProps extends MemberActions {
  timeZone: string
  onCreate: () => void
}

/** All accounts in two groups, with their actions. */
export function UsersTable({ timeZone, onCreate, ...acts }: UsersTableProps) {
  const { table, text, onText, filter, setJoined, setLastLogin } = useUsersAddress()
  const { rows, counts, more, error, retry, retrying } = useMembers(filter)
  const columns = useMemo(() => memberColumns(timeZone), [timeZone])
  const total = counts && counts.admins + counts.members
  return (
    <DataTable
      label="Users"
      name="users"
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={memberName}
      columns={columns}
      error={error}
      failure="We couldn’t load the users"
      onRetry={retry}
      retrying={retrying}
      empty={{
        title: filter.joined || filter.lastLogin ? 'No users match this filter' : 'No users yet',
        icon: <Users />,
      }}
      search={{ label: 'Email, first name or last name', text, onText }}
      noMatch={(searchText) => ({ title: `No users found matching "${searchText}"` })}
      filters={
        <>
          <MemberFilter title="Joined" choices={joinedChoices} value={filter.joined} onChoose={setJoined} />
          <MemberFilter
            title="Last login"
            choices={loginChoices}
            value={filter.lastLogin}
            onChoose={setLastLogin}
          />
        </>
      }
      actions={
        <Button size="sm" onClick={onCreate}>
          <UserPlus className="size-5 md:size-4" aria-hidden="true" />
          Create admin
        </Button>
      }
      {...table}
      sortedElsewhere
      groups={{
        of: groupOf,
        head: (key, shown) => (
          <>
            {groupTitles[key]}{' '}
            <span className="font-normal text-soft tabular-nums">
              {numberText(counts?.[key as 'admins' | 'members'] ?? shown.length)}
            </span>
          </>
        ),
      }}
      detail={(member) => (
        <div className="grid gap-x-8 gap-y-4 text-sm lg:grid-cols-[minmax(0,1fr)_13rem]">
          <LoginActivity userId={member.id} timeZone={timeZone} />
          <MemberAside member={member} actions={acts} />
        </div>
      )}
      menu={(member) => <MemberMenu member={member} actions={acts} />}
      quick={(member) => <MemberQuick member={member} actions={acts} />}
      selection={{ actions: (members) => <SelectionActions members={members} columns={columns} /> }}
      more={more}
      summary={`${rows?.length ?? 0} of ${numberText(total ?? rows?.length ?? 0)} shown${more.hasMore ? ', scroll for more' : ''}`}
      csv={{ href: membersCsvAddress(filter) }}
      card={(member) => <MemberCard member={member} timeZone={timeZone} />}
    />
  )
}
