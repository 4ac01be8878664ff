import { Drawer } from '../../../ui/drawer.tsx'
import { InboxList } from './inbox-list.tsx'

interface InboxPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  timeZone: string
  /** somebody wants to log a dose of a plan entry */
  onLog: (userPeptideId: number) => void
}

/** The inbox beside the page; on phones it takes the whole screen. */
export function InboxPanel({ open, onOpenChange, timeZone, onLog }: InboxPanelProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Notifications" side="right" wide>
      <InboxList timeZone={timeZone} onLog={onLog} onLeave={() => onOpenChange(false)} />
    </Drawer>
  )
}
