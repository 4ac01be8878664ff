import type { Peptide, PersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { isAbout } from '@pepwell/domain/catalogue/peptides'
import { useEffect } from 'react'
import { AvailablePeptides } from '../../features/catalogue/available-peptides.tsx'
import { isPersonal, type PeptideRow, refOf } from '../../features/catalogue/peptide-row.ts'
import { isCurrent } from '../../features/plan/plan-groups.ts'
import { ProtocolGrid } from '../../features/plan/protocol-grid.tsx'
import { useAddressState } from '../../lib/navigation/address-state.ts'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { useFocusRestore } from '../../ui/use-focus-restore.ts'
import { PeptideDialogs } from './peptide-dialogs.tsx'
import { PersonalDialogs } from './personal-dialogs.tsx'

/** Shows the peptide in an address such as '/peptides?about=7' and removes the parameter. */
function useRequestedPeptide(peptides: readonly PeptideRow[], show: (peptide: PeptideRow) => void): void {
  const [asked, setAsked] = useAddressState('about')
  useEffect(() => {
    if (asked === '') return
    const found = peptides.find((peptide) => !isPersonal(peptide) && String(peptide.id) === asked)
    if (found) show(found)
    setAsked(undefined)
  }, [asked, peptides, show, setAsked])
}

interface DatabaseProps {
  peptides: readonly PeptideRow[]
  entries: readonly PlanEntry[]
  timeZone: string
}

/** The peptides in the plan, and the rest. */
export function Database({ peptides, entries, timeZone }: DatabaseProps) {
  const focus = useFocusRestore(entries)
  const dialogs = {
    information: useDialogAbout<PeptideRow>(),
    addition: useDialogAbout<PeptideRow>(),
    prices: useDialogAbout<Peptide>(),
  }
  useRequestedPeptide(peptides, dialogs.information.show)
  const own = { edited: useDialogAbout<PersonalPeptide>(), deleted: useDialogAbout<PersonalPeptide>() }
  const protocol = entries.filter(isCurrent)
  const entryOf = (peptide: PeptideRow) => protocol.find((entry) => isAbout(entry, refOf(peptide)))
  const isTaken = (peptide: PeptideRow) => entryOf(peptide) !== undefined
  const informAbout = (entry: PlanEntry) => {
    const peptide = peptides.find((listed) => isAbout(entry, refOf(listed)))
    if (peptide) dialogs.information.show(peptide)
  }
  return (
    <>
      <ProtocolGrid entries={protocol} onInformation={informAbout} />
      <AvailablePeptides
        peptides={peptides.filter((peptide) => !isTaken(peptide))}
        inProtocol={peptides.filter(isTaken)}
        heading={focus.heading}
        onInformation={dialogs.information.show}
        onAdd={dialogs.addition.show}
        onPrices={dialogs.prices.show}
      />
      <PeptideDialogs {...dialogs} own={own} entryOf={entryOf} timeZone={timeZone} focus={focus} />
      <PersonalDialogs {...own} entries={entries} focus={focus} />
    </>
  )
}
