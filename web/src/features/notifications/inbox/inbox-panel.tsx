import { Drawer } from '../../../ui/drawer.tsx'
import { InboxList } from './inbox-list.tsx'
import type { OpenReminder } from './message-actions.tsx'

interface InboxPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  timeZone: string
  /** opens the dose sheet for the reminder */
  onLog: (about: OpenReminder) => void
}

/** The inbox panel; full screen on phones. */
export function InboxPanel({ open, onOpenChange, timeZone, onLog }: InboxPanelProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Notifications" side="right" wide>
      <InboxList timeZone={timeZone} onLog={onLog} onLeave={() => onOpenChange(false)} />
    </Drawer>
  )
}
