import { memberName } from '@pepwell/domain/accounts/members'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type Member, useResetPassword } from './members.api.ts'
import { TemporaryPassword } from './temporary-password.tsx'

/** Shows the password until its countdown ends; the toast doesn't close by itself. */
function showPassword({ tempPassword, mailed }: { tempPassword: string; mailed: boolean }): void {
  const shown = toast({
    title: 'Password Reset Successful',
    description: <TemporaryPassword password={tempPassword} mailed={mailed} onOver={() => shown.dismiss()} />,
    duration: Number.POSITIVE_INFINITY,
  })
}

interface ResetPasswordDialogProps {
  member: Member
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before setting a temporary password, because that signs the member out everywhere. */
export function ResetPasswordDialog({ member, open, onOpenChange }: ResetPasswordDialogProps) {
  const { mutate, isPending } = useResetPassword({
    onSuccess: (reply) => {
      onOpenChange(false)
      showPassword(reply)
    },
    onError: (error) =>
      toast({
        title: 'Password Reset Failed',
        description: refusalText(error, 'Failed to reset user password'),
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Reset the password of ${memberName(member)}?`}
      description={`We sign out ${member.email} everywhere and email a temporary password. It works for 24 hours.`}
      confirmLabel="Reset password"
      pendingLabel="Resetting..."
      pending={isPending}
      onConfirm={() => mutate({ params: { userId: member.id } })}
    />
  )
}
