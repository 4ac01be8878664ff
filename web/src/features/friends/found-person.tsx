import { publicName } from '@pepwell/domain/social/public-names'
import { Check, Clock, UserPlus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { AcceptButton } from './accept-button.tsx'
import type { FoundPerson } from './friends.api.ts'
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
export const FoundPersonRow = ({ person, ask }: { person: FoundPerson; ask: Ask }) => (
  <PersonRow person={person}>
    <Standing person={person} />
    <PersonMenu person={person} acts={['block', 'report']} ask={ask} />
  </PersonRow>
)
