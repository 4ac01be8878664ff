import { cx } from '../../../lib/classes.ts'
import { Button } from '../../../ui/button.tsx'

interface SaveBarProps {
  unsaved: boolean
  pending: boolean
}

/** Leaves room for the floating button and the tab bar. */
const afloat =
  'sticky bottom-[calc(5rem+env(safe-area-inset-bottom))] z-20 mr-18 rounded-2xl border border-line bg-surface p-2 shadow-lift-high sm:pr-4 md:bottom-6 2xl:mr-0'

/** The save button. It sticks to the viewport while there are unsaved changes. */
export function SaveBar({ unsaved, pending }: SaveBarProps) {
  return (
    <div className={cx('flex items-center gap-4', unsaved && afloat)}>
      <Button type="submit" pending={pending} pendingLabel="Updating..." className="max-sm:flex-1">
        Update Profile
      </Button>
      {unsaved && <p className="text-sm text-soft max-sm:sr-only">You have unsaved changes</p>}
    </div>
  )
}
