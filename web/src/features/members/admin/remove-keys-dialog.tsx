import { memberName } from '@pepwell/domain/accounts/members'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type Member, useRemoveSignInKeys } from './members.api.ts'

interface RemoveKeysDialogProps {
  member: Member
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before removing two-factor authentication from a member who lost their phone. */
export default function RemoveKeysDialog({ member, open, onOpenChange }: RemoveKeysDialogProps) {
  const { mutate, isPending } = useRemoveSignInKeys({
    onSuccess: ({ mailed }) => {
      onOpenChange(false)
      const description = mailed
        ? `We emailed ${member.email} about it.`
        : 'We couldn’t send the confirmation email.'
      toast({ title: 'Sign-in keys removed', description })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: refusalText(error, 'Failed to remove the sign-in keys'),
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Remove the sign-in keys of ${memberName(member)}?`}
      description={`We turn off two-step sign-in and remove all passkeys, so the password alone signs them in. We email ${member.email}. Make sure the request is really theirs.`}
      confirmLabel="Remove"
      pendingLabel="Removing..."
      destructive
      pending={isPending}
      onConfirm={() => mutate({ params: { userId: member.id } })}
    />
  )
}
