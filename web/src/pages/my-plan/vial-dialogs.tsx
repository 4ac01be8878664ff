import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { ArrivedItem, Vial } from '@pepwell/contract/vials/vials'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useEffect, useState } from 'react'
import { isActive, isCurrent } from '../../features/plan/plan-groups.ts'
import { vialOfUnit } from '../../features/vials/use-add-arrived.ts'
import VialDetails from '../../features/vials/vial-details.tsx'
import { AddVialDialog, EditVialDialog } from '../../features/vials/vial-dialog.tsx'
import { newVial, type VialEntry, type VialValues, valuesOf } from '../../features/vials/vial-values.ts'
import { useSyringe } from '../../lib/forms/use-syringe.ts'
import { useAddressChange, useAddressState } from '../../lib/navigation/address-state.ts'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { vialEntryOf } from './vial-entry.ts'

/** Initial values of a vial form. */
interface FormStart {
  /** unique per opening */
  round: number
  start: VialValues
}

/** The open vial dialog: add, details or edit. */
export function useVialDialogs(plan: readonly PlanEntry[]) {
  const { syringe } = useSyringe()
  const adding = useDialogAbout<FormStart>()
  const editing = useDialogAbout<FormStart & { vial: Vial }>()
  const details = useDialogAbout<number>()
  const [round, setRound] = useState(1)
  const entries = plan.filter(isCurrent)
  const add = (entryId?: number) => {
    const entry = entries.find(({ id }) => id === entryId) ?? entries.find(isActive) ?? entries[0]
    setRound(round + 1)
    adding.show({ round, start: newVial(entry && vialEntryOf(entry), syringe) })
  }
  const addArrived = (item: ArrivedItem) => {
    const entry = entries.find(({ id }) => id === item.userPeptideId)
    const [unit = 1] = item.units
    setRound(round + 1)
    adding.show({ round, start: newVial(entry && vialEntryOf(entry), syringe, vialOfUnit(item, unit)) })
  }
  const edit = (vial: Vial) => {
    details.onOpenChange(false)
    setRound(round + 1)
    editing.show({ round, vial, start: valuesOf(vial) })
  }
  return { adding, editing, details, add, addArrived, edit, entries }
}

type Dialogs = ReturnType<typeof useVialDialogs>

/** Opens what the address requests: '?add=11' adds a vial to an entry, '?vial=5' shows one. */
export function useRequestedDialog({ add, details }: Dialogs): void {
  const [entry] = useAddressState('add')
  const [vial] = useAddressState('vial')
  const change = useAddressChange()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (entry) add(Number(entry))
    if (vial) details.show(Number(vial))
    if (entry || vial) change({ add: undefined, vial: undefined })
  }, [entry, vial])
}

interface VialDialogsProps {
  dialogs: Dialogs
  vials: readonly Vial[]
  of: (vial: Vial) => VialEntry
  today: CalendarDay
  timeZone: string
}

/** The vials page's dialogs. */
export function VialDialogs({ dialogs, vials, of, today, timeZone }: VialDialogsProps) {
  const { adding, editing, details, edit, entries } = dialogs
  const shown = vials.find(({ id }) => id === details.subject)
  const edited =
    editing.subject && (vials.find(({ id }) => id === editing.subject?.vial.id) ?? editing.subject.vial)
  return (
    <>
      {adding.subject && (
        <AddVialDialog
          key={`new-${adding.subject.round}`}
          {...adding}
          {...adding.subject}
          entries={entries.map(vialEntryOf)}
          today={today}
        />
      )}
      {editing.subject && edited && (
        <EditVialDialog
          key={`edit-${editing.subject.round}`}
          {...editing}
          start={editing.subject.start}
          vial={edited}
          entries={[of(edited)]}
          today={today}
        />
      )}
      {shown && (
        <VialDetails
          key={shown.id}
          vial={shown}
          {...of(shown)}
          timeZone={timeZone}
          today={today}
          open={details.open}
          onOpenChange={details.onOpenChange}
          onEdit={() => edit(shown)}
        />
      )}
    </>
  )
}
