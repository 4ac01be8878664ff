import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useFocusRestore } from '../../../ui/use-focus-restore.ts'
import { DoseList } from '../dose-list.tsx'
import { DoseMenu } from './dose-menu.tsx'
import { useDoseDialogs } from './use-dose-dialogs.tsx'

interface EditableDosesProps {
  doses: readonly DoseLog[]
  today: CalendarDay
  timeZone: string
}

/** Doses by day, with menus to edit, delete and show earlier versions. */
export function EditableDoses({ doses, today, timeZone }: EditableDosesProps) {
  const focus = useFocusRestore(doses)
  const { actionsOf, dialogs } = useDoseDialogs(timeZone, focus)
  return (
    <>
      <h3 ref={focus.heading} tabIndex={-1} className="sr-only">
        Latest first
      </h3>
      <DoseList
        doses={doses}
        today={today}
        timeZone={timeZone}
        menu={(dose) => <DoseMenu dose={dose} timeZone={timeZone} {...actionsOf(dose)} />}
        onVersions={(dose) => actionsOf(dose).onVersions()}
        onUnread={(dose) => actionsOf(dose).onEdit()}
      />
      {dialogs}
    </>
  )
}
