import type { Peptide } from '@pepwell/contract/catalogue'
import type { PlanEntry } from '@pepwell/contract/plan'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { AvailablePeptides } from '../../features/catalogue/available-peptides.tsx'
import { isCurrent } from '../../features/plan/plan-groups.ts'
import { ProtocolGrid } from '../../features/plan/protocol-grid.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { PeptideDialogs } from './peptide-dialogs.tsx'

interface DatabaseProps {
  peptides: readonly Peptide[]
  entries: readonly PlanEntry[]
  today: CalendarDay
}

/** The catalogue in two parts: what somebody is on, and what could be added. */
export function Database({ peptides, entries, today }: DatabaseProps) {
  const focus = useKeptFocus(entries)
  const information = useDialogAbout<Peptide>()
  const addition = useDialogAbout<Peptide>()
  const protocol = entries.filter(isCurrent)
  const isTaken = ({ id }: Peptide) => protocol.some((entry) => entry.peptideId === id)
  const informAbout = (id: number) => {
    const peptide = peptides.find((known) => known.id === id)
    if (peptide) information.show(peptide)
  }
  return (
    <>
      <ProtocolGrid entries={protocol} onInformation={informAbout} />
      <AvailablePeptides
        peptides={peptides.filter((peptide) => !isTaken(peptide))}
        inProtocol={peptides.filter(isTaken)}
        heading={focus.heading}
        onInformation={information.show}
        onAdd={addition.show}
      />
      <PeptideDialogs
        information={information}
        addition={addition}
        isTaken={isTaken}
        today={today}
        focus={focus}
      />
    </>
  )
}
