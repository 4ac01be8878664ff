import { shownName } from '@pepwell/domain/social/shown-people'
import { Button } from '../../ui/button.tsx'
import type { PublicPerson } from './friends.api.ts'
import { tinted } from './tinted.ts'
import { useAccepting } from './use-requests.ts'

/** Says yes to a request. */
export function AcceptButton({ requestId, person }: { requestId: number; person: PublicPerson }) {
  const { mutate, isPending } = useAccepting()
  return (
    <Button
      variant="ghost"
      className={tinted}
      aria-label={`Accept ${shownName(person)}`}
      pending={isPending}
      onClick={() => mutate({ params: { id: requestId } })}
    >
      Accept
    </Button>
  )
}
