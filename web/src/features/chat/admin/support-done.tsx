import { Check } from 'lucide-react'
import { failureText } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type SupportRoom, useSetSupportDone } from './support.api.ts'

/** Marks a waiting conversation as done without a reply, up to the last message shown. */
export function SupportDone({ room }: { room: SupportRoom }) {
  const { mutate, isPending } = useSetSupportDone({
    onSuccess: (_, { body }) => {
      if (body.upToSeq === 0) return
      toast({ title: 'Marked as done', action: { label: 'Undo', onPress: () => markUpTo(0) } })
    },
    onError: (error) =>
      void toast({
        title: 'Error',
        description: failureText(error, 'We couldn’t mark this as done'),
        variant: 'destructive',
      }),
  })
  const markUpTo = (upToSeq: number) => mutate({ params: { id: room.id }, body: { upToSeq } })
  if (room.waitingSince === null) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label="Done"
      className="shrink-0"
      pending={isPending}
      onClick={() => markUpTo(room.lastMessage.seq)}
    >
      <Check className="size-5 sm:size-4" aria-hidden="true" />
      <span className="max-sm:hidden">Done</span>
    </Button>
  )
}
