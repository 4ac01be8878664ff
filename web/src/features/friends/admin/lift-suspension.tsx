import { publicName } from '@pepwell/domain/social/public-names'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type ListedReport, useLiftSuspension } from './abuse-reports.api.ts'

/** Lifts a suspension; renders nothing for other members. */
export function LiftSuspension({ reported }: Pick<ListedReport, 'reported'>) {
  const { mutate, isPending } = useLiftSuspension({
    onSuccess: ({ message }) => void toast({ title: 'Success', description: message }),
    onError: (error) =>
      void toast({
        title: 'Error',
        description: refusalText(error, 'We couldn’t lift the suspension'),
        variant: 'destructive',
      }),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-4"
      aria-label={`Lift suspension of ${publicName(reported)}`}
      pending={isPending}
      onClick={() => mutate({ params: { userId: reported.id } })}
    >
      Lift suspension
    </Button>
  )
}
