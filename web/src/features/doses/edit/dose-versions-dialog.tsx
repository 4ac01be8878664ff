import type { DoseLog, DoseVersion } from '@pepwell/contract/doses/doses'
import { sitesText } from '@pepwell/domain/doses/injection-sites'
import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '../../../lib/time/dates.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { doseVersionsQuery } from '../doses.api.ts'

/** What was recorded with a dose, in row order. */
const wordsOf = ({ dose, volume, feeling, notes, ...sites }: DoseVersion): string[] =>
  [dose, volume === null ? null : `${volume} mL`, sitesText(sites), feeling, notes].filter(
    (said) => said !== null,
  )

function Version({ version, timeZone }: { version: DoseVersion; timeZone: string }) {
  return (
    <li className="py-3">
      <p className="text-sm text-soft">
        Until <time dateTime={version.replacedAt}>{formatInstant(version.replacedAt, timeZone)}</time>
      </p>
      <p className="font-semibold">Taken {formatInstant(version.takenAt, timeZone)}</p>
      <p className="whitespace-pre-line wrap-anywhere">{wordsOf(version).join(' · ')}</p>
    </li>
  )
}

function Versions({ dose, timeZone }: { dose: DoseLog; timeZone: string }) {
  const versions = useQuery(doseVersionsQuery(dose.id))
  if (versions.isPending)
    return (
      <Loading label="Loading the edit history">
        <Skeleton className="h-20" />
      </Loading>
    )
  if (!versions.data)
    return (
      <ErrorState
        title="We couldn’t load the edit history"
        error={versions.error}
        onRetry={() => versions.refetch()}
        retrying={versions.isFetching}
      />
    )
  return (
    <ol className="divide-y divide-line/60">
      {versions.data.map((version) => (
        <Version key={version.replacedAt} version={version} timeZone={timeZone} />
      ))}
    </ol>
  )
}

interface DoseVersionsDialogProps {
  dose: DoseLog
  timeZone: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Earlier versions of a dose, with the time of each edit. */
export const DoseVersionsDialog = ({ dose, timeZone, ...opening }: DoseVersionsDialogProps) => (
  <Dialog {...opening} title="Edit history" description={`${dose.peptideName}, now ${dose.dose}`}>
    <Versions dose={dose} timeZone={timeZone} />
  </Dialog>
)
