import { Drawer } from '../../../ui/drawer.tsx'
import { InboxList } from './inbox-list.tsx'
import type { OpenReminder } from './message-actions.tsx'

interface InboxPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  timeZone: string
  /** somebody wants to log the dose that they were reminded of */
  onLog: (about: OpenReminder) => void
}

/** The inbox beside the page; on phones it takes the whole screen. */
export function InboxPanel({ open, onOpenChange, timeZone, onLog }: InboxPanelProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Notifications" side="right" wide>
      <InboxList timeZone={timeZone} onLog={onLog} onLeave={() => onOpenChange(false)} />
    </Drawer>
  )
}
