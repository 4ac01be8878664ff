import { memberName } from '@pepwell/domain/members'
import { refusalText } from '../../../lib/refusal-text.ts'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type Member, useDeleteMember } from './members.api.ts'

const FAILURE = 'Failed to delete user'

interface DeleteMemberDialogProps {
  member: Member
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before a member is deleted, and names what goes with them. */
export function DeleteMemberDialog({ member, open, onOpenChange }: DeleteMemberDialogProps) {
  const deletion = useDeleteMember({
    onSuccess: () => {
      onOpenChange(false)
      toast({ title: 'Success', description: 'User deleted successfully' })
    },
    onError: (error) =>
      toast({ title: 'Error', description: refusalText(error, FAILURE), variant: 'destructive' }),
  })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${memberName(member)}?`}
      deletion={deletion}
      failure={FAILURE}
      onDelete={() => deletion.mutate({ params: { userId: member.id } })}
    >
      This permanently removes {member.email} with all peptide logs, reminders, orders and personal
      information. It cannot be undone.
    </DeleteDialog>
  )
}
