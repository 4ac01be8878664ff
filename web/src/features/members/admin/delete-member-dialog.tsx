import type { OpenOrders } from '@pepwell/contract/accounts/account-data'
import { memberName } from '@pepwell/domain/accounts/members'
import { Link } from 'react-router'
import type { z } from 'zod'
import { ApiError } from '../../../lib/api/api.ts'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type Member, useDeleteMember } from './members.api.ts'

const FAILURE = 'Failed to delete user'

/** Open orders that prevent deletion until they are shipped, refunded or canceled. */
const ordersIn = (error: Error | null) =>
  error instanceof ApiError && error.code === 'OPEN_ORDERS'
    ? (error.details as z.output<typeof OpenOrders>).orders
    : []

interface DeleteMemberDialogProps {
  member: Member
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before deleting a member and lists what is deleted with them. */
export function DeleteMemberDialog({ member, open, onOpenChange }: DeleteMemberDialogProps) {
  const deletion = useDeleteMember({
    onSuccess: () => {
      onOpenChange(false)
      toast({ title: 'Success', description: 'User deleted successfully' })
    },
    onError: (error) =>
      toast({ title: 'Error', description: refusalText(error, FAILURE), variant: 'destructive' }),
  })
  const openOrders = ordersIn(deletion.error)
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
      {openOrders.length > 0 && (
        <span className="mt-3 block">
          Open orders:{' '}
          {openOrders.map(({ id, orderNumber }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={`/admin/orders/${id}`} className="font-semibold text-accent-ink hover:underline">
                {orderNumber}
              </Link>
            </span>
          ))}
        </span>
      )}
    </DeleteDialog>
  )
}
