import type { CurrentUser } from '@pepwell/contract/accounts'
import { lazy, Suspense } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import type { LogStart } from '../log/log-start.ts'
import { DiarySkeleton } from './diary-skeleton.tsx'

const Diary = lazy(() => import('./diary.tsx'))

interface DiaryDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  user: CurrentUser
  onAdd: (start: LogStart) => void
}

/** What was eaten, day by day. */
export function DiaryDialog({ open, onOpenChange, user, onAdd }: DiaryDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Food diary" size="lg">
      <Suspense fallback={<DiarySkeleton />}>
        <Diary user={user} onAdd={onAdd} />
      </Suspense>
    </Dialog>
  )
}
