import { publicName } from '@pepwell/domain/social/public-names'
import { HeadphoneOff, Headset } from 'lucide-react'
import { failureText } from '../../../lib/api/api.ts'
import { formatTime } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import type { ChatUser } from '../room-pane.tsx'
import { type SupportRoom, useSetAnswering } from './support.api.ts'

interface AnsweringProps {
  roomId: number
  answering: SupportRoom['answering']
  user: ChatUser
}

/** Shows colleagues who handles this conversation. */
export function Answering({ roomId, answering, user }: AnsweringProps) {
  const { mutate, isPending } = useSetAnswering({
    onError: (error) =>
      void toast({
        title: 'Error',
        description: failureText(error, 'We couldn’t assign this to you'),
        variant: 'destructive',
      }),
  })
  const isOwn = answering?.user.id === user.id
  const label = isOwn ? 'Stop answering' : answering ? 'Take over' : 'Assign to me'
  return (
    <>
      {answering && !isOwn && (
        <p className="flex min-w-0 items-center gap-1.5 truncate text-sm text-soft max-sm:hidden">
          <Headset className="size-4 shrink-0" aria-hidden="true" />
          {publicName(answering.user)} has been answering since {formatTime(answering.since, user.timeZone)}
        </p>
      )}
      <Button
        variant={isOwn ? 'secondary' : 'ghost'}
        size="sm"
        aria-label={label}
        className="shrink-0"
        pending={isPending}
        onClick={() => mutate({ params: { id: roomId }, body: { isAnswering: !isOwn } })}
      >
        {/* Phones have room only for the name and an icon. */}
        <span aria-hidden="true" className="sm:hidden">
          {isOwn ? <HeadphoneOff className="size-5" /> : <Headset className="size-5" />}
        </span>
        <span className="max-sm:hidden">{label}</span>
      </Button>
    </>
  )
}
