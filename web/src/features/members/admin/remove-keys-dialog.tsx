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
      toast({ title: 'Two-step sign-in reset', description })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: refusalText(error, 'Failed to reset two-step sign-in'),
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Reset two-step sign-in for ${memberName(member)}?`}
      description={`We turn off two-step sign-in and remove all passkeys, so the password alone signs them in. We email ${member.email}. Make sure the request is really theirs.`}
      confirmLabel="Reset"
      pendingLabel="Resetting..."
      destructive
      pending={isPending}
      onConfirm={() => mutate({ params: { userId: member.id } })}
    />
  )
}
