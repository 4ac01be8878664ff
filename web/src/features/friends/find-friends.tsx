import { MIN_SEARCH_LENGTH } from '@pepwell/domain/social/friends'
import { publicName } from '@pepwell/domain/social/public-names'
import { withoutAt } from '@pepwell/domain/social/usernames'
import { useQuery } from '@tanstack/react-query'
import { Check, Clock, Search, UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { reasonText } from '../../lib/api/refusal-text.ts'
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { AcceptButton } from './accept-button.tsx'
import { type FoundPerson, foundPeopleQuery } from './friends.api.ts'
import { type Ask, PersonMenu } from './person-menu.tsx'
import { PersonRow } from './person-row.tsx'
import { tinted } from './tinted.ts'
import { useAsking } from './use-requests.ts'

const standingStyle = 'flex items-center gap-1.5 px-1 text-sm font-semibold text-soft [&_svg]:size-4'

function Standing({ person }: { person: FoundPerson }) {
  const { mutate, isPending } = useAsking()
  switch (person.standing) {
    case 'none':
      return (
        <Button
          variant="ghost"
          className={tinted}
          aria-label={`Add ${publicName(person)}`}
          pending={isPending}
          onClick={() => mutate({ body: { addresseeId: person.id } })}
        >
          {!isPending && <UserPlus className="size-4.5" aria-hidden="true" />}
          Add
        </Button>
      )
    case 'asking':
      return person.requestId !== null && <AcceptButton requestId={person.requestId} person={person} />
    case 'requested':
      return (
        <span className={standingStyle}>
          <Clock aria-hidden="true" />
          Requested
        </span>
      )
    case 'friends':
      return (
        <span className={standingStyle}>
          <Check aria-hidden="true" />
          Friends
        </span>
      )
  }
}

/** A search result with its action. */
const FoundPersonRow = ({ person, ask }: { person: FoundPerson; ask: Ask }) => (
  <PersonRow person={person}>
    <Standing person={person} />
    <PersonMenu person={person} actions={['block', 'report']} ask={ask} />
  </PersonRow>
)

/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 250

/** The search results, or a placeholder. */
function useSearch(typed: string) {
  const search = withoutAt(typed.trim())
  const settled = useDebouncedValue(search, DEBOUNCE_MS)
  const isEnough = search.length >= MIN_SEARCH_LENGTH
  const query = useQuery({ ...foundPeopleQuery(settled), enabled: settled.length >= MIN_SEARCH_LENGTH })
  const isOnTheWay = search !== settled || (query.isFetching && (query.isPending || query.isPlaceholderData))
  const people = isEnough ? (query.data ?? []) : []
  const isFailed = isEnough && !isOnTheWay && query.isError
  const statusText = () => {
    if (!isEnough) return `Type at least ${MIN_SEARCH_LENGTH} characters to search`
    if (isOnTheWay) return 'Searching...'
    return people.length === 0 && !isFailed ? 'No users found' : ''
  }
  return {
    people,
    says: statusText(),
    error: isFailed ? query.error : undefined,
    retry: () => void query.refetch(),
  }
}

/** Finds people by username or id and sends friend requests. */
export function FindFriends({ ask }: { ask: Ask }) {
  const [typed, setTyped] = useState('')
  const { people, says: statusText, error, retry } = useSearch(typed)
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader className="mb-3">
        <CardTitle id={id}>Find Friends</CardTitle>
      </CardHeader>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-soft"
        />
        <TextInput
          type="search"
          aria-label="Username or user ID"
          placeholder="Username or user ID"
          className="pl-11 [&::-webkit-search-cancel-button]:appearance-none"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p role="status" className={statusText ? 'mt-2 text-sm text-soft' : 'sr-only'}>
        {statusText || (people.length > 0 && `${people.length} found`)}
      </p>
      {error && (
        <div role="alert" className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm font-semibold text-danger-ink">
            We couldn’t search people. {reasonText(error)}
          </p>
          <Button variant="secondary" size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {people.length > 0 && (
        <ul className="mt-1 divide-y divide-line">
          {people.map((person) => (
            <FoundPersonRow key={person.id} person={person} ask={ask} />
          ))}
        </ul>
      )}
    </Card>
  )
}
