import { publicName } from '@pepwell/domain/social/public-names'
import { Button } from '../../ui/button.tsx'
import type { PublicPerson } from './friends.api.ts'
import { tinted } from './tinted.ts'
import { useAccepting } from './use-requests.ts'

/** Accepts a friend request. */
export function AcceptButton({ requestId, person }: { requestId: number; person: PublicPerson }) {
  const { mutate, isPending } = useAccepting()
  return (
    <Button
      variant="ghost"
      className={tinted}
      aria-label={`Accept ${publicName(person)}`}
      pending={isPending}
      onClick={() => mutate({ params: { id: requestId } })}
    >
      Accept
    </Button>
  )
}
