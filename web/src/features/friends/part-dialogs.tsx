import { publicName } from '@pepwell/domain/social/public-names'
import type { ReactNode } from 'react'
import { problemText } from '../../lib/api/refusal-text.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { type PublicPerson, useBlock, useUnfriend } from './friends.api.ts'

/** Props of every confirmation about a person. */
export interface PersonDialogProps {
  person: PublicPerson
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface PartDialogProps extends Omit<PersonDialogProps, 'person'> {
  title: string
  children: ReactNode
  confirmLabel: string
  pendingLabel: string
  parting: { reset: () => void; isPending: boolean; error: Error | null }
  onConfirm: () => void
}

/** Asks before removing a friend. Stays open and shows the reason on failure. */
function PartDialog({ parting, children, onOpenChange, ...rest }: PartDialogProps) {
  const problem = problemText(parting.error, 'That didn’t work. Please try again.')
  const change = (next: boolean) => {
    parting.reset()
    onOpenChange(next)
  }
  return (
    <ConfirmDialog
      {...rest}
      onOpenChange={change}
      destructive
      pending={parting.isPending}
      description={
        <>
          {children}
          {problem && (
            <span role="alert" className="mt-3 block font-semibold text-danger-ink">
              {problem}
            </span>
          )}
        </>
      }
    />
  )
}

export function UnfriendDialog({ person, open, onOpenChange }: PersonDialogProps) {
  const parting = useUnfriend({
    onSuccess: () => {
      onOpenChange(false)
      toast({ title: 'Friend removed' })
    },
  })
  return (
    <PartDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Remove ${publicName(person)} from your friends?`}
      confirmLabel="Remove"
      pendingLabel="Removing..."
      parting={parting}
      onConfirm={() => parting.mutate({ params: { userId: person.id } })}
    >
      We don’t notify them. To be friends again, send a new request.
    </PartDialog>
  )
}

export function BlockDialog({ person, open, onOpenChange }: PersonDialogProps) {
  const parting = useBlock({
    onSuccess: () => {
      onOpenChange(false)
      toast({ title: `${publicName(person)} is blocked` })
    },
  })
  return (
    <PartDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Block ${publicName(person)}?`}
      confirmLabel="Block"
      pendingLabel="Blocking..."
      parting={parting}
      onConfirm={() => parting.mutate({ body: { userId: person.id } })}
    >
      You won’t see each other anymore, and we end any friendship. We don’t notify them. You can unblock them
      below your friends.
    </PartDialog>
  )
}
