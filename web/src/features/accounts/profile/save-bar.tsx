import { cx } from '../../../lib/classes.ts'
import { Button } from '../../../ui/button.tsx'

interface SaveBarProps {
  unsaved: boolean
  pending: boolean
  /** the floating button is in the corner and the tab bar below: keep clear of both */
  besideQuickActions: boolean
}

/** The form's button. While something is unsaved it stays in reach, wherever the page is scrolled to. */
export function SaveBar({ unsaved, pending, besideQuickActions }: SaveBarProps) {
  const afloat = cx(
    'sticky z-20 rounded-2xl border border-line bg-surface p-2 shadow-lift-high sm:pr-4 md:bottom-6',
    besideQuickActions
      ? 'bottom-[calc(5rem+env(safe-area-inset-bottom))] mr-18 xl:mr-0'
      : 'bottom-[calc(1rem+env(safe-area-inset-bottom))]',
  )
  return (
    <div className={cx('flex items-center gap-4', unsaved && afloat)}>
      <Button type="submit" pending={pending} pendingLabel="Updating..." className="max-sm:flex-1">
        Update Profile
      </Button>
      {unsaved && <p className="text-sm text-soft max-sm:sr-only">You have unsaved changes</p>}
    </div>
  )
}
