import type { DoseLog } from '@pepwell/contract/doses/doses'
import { lacksUnit } from '@pepwell/domain/doses/doses'
import { sitesText } from '@pepwell/domain/doses/injection-sites'
import { MapPin, Smile } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatTime } from '../../lib/time/dates.ts'
import { NoBreakText } from '../../ui/no-break-text.tsx'

const factStyle = 'inline-flex min-w-0 items-center gap-1.5 wrap-anywhere [&_svg]:size-4 [&_svg]:shrink-0'

/** Site and feeling of a dose, if recorded. */
export function DoseFacts({ site, feeling }: { site: string | null; feeling: string | null }) {
  if (!site && !feeling) return null
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-soft">
      {site && (
        <span className={factStyle}>
          <MapPin aria-hidden="true" />
          {site}
        </span>
      )}
      {feeling && (
        <span className={factStyle}>
          <Smile aria-hidden="true" />
          {feeling}
        </span>
      )}
    </p>
  )
}

/** Marks an edited dose; a button if its versions can be shown. */
function Edited({ dose, onVersions }: Pick<DoseRowProps, 'dose' | 'onVersions'>) {
  if (!dose.editedAt) return null
  if (!onVersions) return <span className="text-sm text-soft">edited</span>
  return (
    <button
      type="button"
      className="text-sm text-soft underline underline-offset-4 hover:text-ink max-md:-my-2 max-md:min-h-11"
      onClick={() => onVersions(dose)}
    >
      edited<span className="sr-only">, history of {dose.peptideName}</span>
    </button>
  )
}

/** Asks for the unit of a dose without one; a button if it can be edited. */
function Unread({ dose, onUnread }: Pick<DoseRowProps, 'dose' | 'onUnread'>) {
  if (!lacksUnit(dose.dose)) return null
  if (!onUnread) return <span className="text-sm text-warn-ink">No unit</span>
  return (
    <button
      type="button"
      className="text-sm text-warn-ink underline underline-offset-4 max-md:-my-2 max-md:min-h-11"
      onClick={() => onUnread(dose)}
    >
      Add unit<span className="sr-only"> for {dose.peptideName}</span>
    </button>
  )
}

export interface DoseRowProps {
  dose: DoseLog
  timeZone: string
  /** the dose's menu, if any */
  menu?: (dose: DoseLog) => ReactNode
  onVersions?: (dose: DoseLog) => void
  /** opens the unit question */
  onUnread?: (dose: DoseLog) => void
}

/** One dose: time and amount, then site, feeling and notes. */
export function DoseRow({ dose, timeZone, menu, onVersions, onUnread }: DoseRowProps) {
  const { peptideName, volume, feeling, notes, takenAt } = dose
  return (
    <li className="flex items-baseline gap-3 py-2.5">
      <time dateTime={takenAt} className="w-17 shrink-0 text-sm text-soft tabular-nums">
        {formatTime(takenAt, timeZone)}
      </time>
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-semibold">
            <NoBreakText>{peptideName}</NoBreakText>
          </span>{' '}
          <span className="inline-block max-w-full text-soft tabular-nums">
            {dose.dose}
            {volume !== null && ` · ${volume}\u00a0mL`}
          </span>{' '}
          <Unread dose={dose} onUnread={onUnread} /> <Edited dose={dose} onVersions={onVersions} />
        </p>
        <DoseFacts site={sitesText(dose)} feeling={feeling} />
        {notes && <p className="mt-1 text-sm whitespace-pre-line text-soft">{notes}</p>}
      </div>
      {menu?.(dose)}
    </li>
  )
}
