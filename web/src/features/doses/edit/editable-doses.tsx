import type { DoseLog } from '@pepwell/contract/doses'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { DoseList } from '../dose-list.tsx'
import { DoseMenu, doseMenuId } from './dose-menu.tsx'
import { DoseVersionsDialog } from './dose-versions-dialog.tsx'
import { EditDoseSheet } from './edit-dose-sheet.tsx'
import { RemoveDoseDialog } from './remove-dose-dialog.tsx'

interface EditableDosesProps {
  doses: readonly DoseLog[]
  today: CalendarDay
  timeZone: string
}

/** Doses by day, each of which can be corrected and deleted, and shows what it was before. */
export function EditableDoses({ doses, today, timeZone }: EditableDosesProps) {
  const editing = useDialogAbout<DoseLog>()
  const removal = useDialogAbout<DoseLog>()
  const versions = useDialogAbout<DoseLog>()
  const focus = useKeptFocus(doses)
  /** The item of the menu that opened it is gone by then. */
  const backTo = ({ subject, onOpenChange }: typeof editing) => ({
    onOpenChange: (open: boolean) => {
      onOpenChange(open)
      if (!open && subject) focus.settle(doseMenuId(subject))
    },
  })
  const menu = (dose: DoseLog) => (
    <DoseMenu
      dose={dose}
      timeZone={timeZone}
      onEdit={() => editing.show(dose)}
      onVersions={() => versions.show(dose)}
      onRemove={() => removal.show(dose)}
    />
  )
  return (
    <>
      <h3 ref={focus.heading} tabIndex={-1} className="sr-only">
        Latest first
      </h3>
      <DoseList
        doses={doses}
        today={today}
        timeZone={timeZone}
        menu={menu}
        onVersions={versions.show}
        onUnread={editing.show}
      />
      {editing.subject && (
        <EditDoseSheet
          editing={editing.subject}
          timeZone={timeZone}
          open={editing.open}
          {...backTo(editing)}
        />
      )}
      {removal.subject && (
        <RemoveDoseDialog
          dose={removal.subject}
          timeZone={timeZone}
          open={removal.open}
          onRemoved={focus.leaving}
          {...backTo(removal)}
        />
      )}
      {versions.subject && (
        <DoseVersionsDialog
          dose={versions.subject}
          timeZone={timeZone}
          open={versions.open}
          onOpenChange={versions.onOpenChange}
        />
      )}
    </>
  )
}
