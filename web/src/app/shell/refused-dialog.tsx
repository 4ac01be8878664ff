import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../../features/accounts/current-user.ts'
import { planQuery } from '../../features/plan/plan.api.ts'
import type { PendingWrite } from '../../lib/offline/pending-writes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { RefusedWrite } from './refused-write.tsx'

interface RefusedDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  writes: readonly PendingWrite[]
  timeZone: string
}

/** Rejected writes, kept until the user decides. */
export default function RefusedDialog({ open, onOpenChange, writes, timeZone }: RefusedDialogProps) {
  const { data: entries = [] } = useQuery(planQuery)
  const { weightUnit } = useQueryClient().getQueryData<CurrentUser>(currentUserQuery.queryKey) ?? {}
  return (
    <Dialog
      open={open && writes.length > 0}
      onOpenChange={onOpenChange}
      title="Not saved"
      description="You logged this offline, but we couldn’t save it. We’ll keep it on this device until you decide."
    >
      <ul className="flex flex-col gap-3">
        {writes.map((write) => (
          <RefusedWrite
            key={write.place}
            {...{ write, entries, timeZone, weightUnit }}
            onLeave={() => onOpenChange(false)}
          />
        ))}
      </ul>
    </Dialog>
  )
}
