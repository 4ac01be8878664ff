import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadBoundary } from '../../../ui/load-boundary.tsx'
import type { LogStart } from '../log/log-start.ts'
import { DiarySkeleton } from './diary-skeleton.tsx'

const Diary = lazyView(() => import('./diary.tsx'))

interface DiaryDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  user: CurrentUser
  onAdd: (start: LogStart) => void
}

/** The food diary by day. */
export function DiaryDialog({ open, onOpenChange, user, onAdd }: DiaryDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Food diary" size="lg">
      <LoadBoundary failure="We couldn’t load the diary" skeleton={<DiarySkeleton />}>
        <Diary user={user} onAdd={onAdd} />
      </LoadBoundary>
    </Dialog>
  )
}
