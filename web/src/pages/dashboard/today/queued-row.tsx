import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { sitesText } from '@pepwell/domain/doses/injection-sites'
import { useState } from 'react'
import { DoseFacts } from '../../../features/doses/dose-row.tsx'
import { isEntryInjected } from '../../../features/doses/sheet/use-vial.ts'
import { outboxActions, type PendingWrite } from '../../../lib/offline/pending-writes.ts'
import { WithdrawButton } from '../../../ui/queued-list.tsx'
import { QueuedNote } from '../../../ui/queued-note.tsx'
import { Questions, type SaveDetails } from './after-taken.tsx'
import { DoseTitle } from './row.tsx'

interface QueuedRowProps {
  dose: DoseLog
  write: PendingWrite
  entry: PlanEntry | undefined
  timeZone: string
}

/** A queued dose; it can be edited until it is sent. */
export function QueuedRow({ dose, write, entry, timeZone }: QueuedRowProps) {
  const { peptideName, feeling, injectionSite } = dose
  const { place, problem, mayHaveArrived } = write
  const [asks] = useState({
    site: injectionSite === null && isEntryInjected(entry),
    feeling: feeling === null,
  })
  // Rejected doses are handled in their own dialog; doses in flight are asked about once they have arrived.
  const isOpen = problem === undefined && !mayHaveArrived
  const say: SaveDetails = (said) => void outboxActions()?.change(place, said)
  return (
    <div>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <DoseTitle name={peptideName} dose={dose.dose} state={problem ? 'not saved' : 'waiting to send'} />
          <DoseFacts site={sitesText(dose)} feeling={feeling} />
        </div>
        {!problem && <WithdrawButton write={write} name={`dose of ${peptideName}`} />}
      </div>
      <QueuedNote problem={problem} />
      {isOpen && <Questions asks={asks} {...{ dose, entry, timeZone }} onSay={say} />}
    </div>
  )
}
