import { MEDWATCH } from '@pepwell/domain/side-effects/medwatch'
import { severityWord } from '@pepwell/domain/side-effects/side-effects'
import { formatInstantInFull, formatPeriod } from '../../lib/time/dates.ts'
import { EditedMark } from '../../ui/edited-mark.tsx'
import { HelpCard } from '../../ui/help-card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import type { SideEffect } from './side-effects.api.ts'

/** A neutral dot sized by severity; the text says the same. */
const Disc = ({ severity }: { severity: number }) => (
  <span aria-hidden="true" className="grid size-7 shrink-0 place-items-center">
    <span
      className="rounded-full bg-soft"
      style={{ width: `${4 + 6 * severity}px`, height: `${4 + 6 * severity}px` }}
    />
  </span>
)

interface RowProps {
  effect: SideEffect
  timeZone: string
  onEdit: () => void
  onRemove: () => void
}

/** One side effect; shows help while it is ongoing and may be an emergency. */
export function EffectRow({ effect, timeZone, onEdit, onRemove }: RowProps) {
  const { name, severity, startedAt, endedAt, note, editedAt, help, photo } = effect
  const when = endedAt ? formatPeriod(startedAt, endedAt, timeZone) : formatInstantInFull(startedAt, timeZone)
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex items-center gap-3">
        <Disc severity={severity} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">
            {name} · {severityWord(severity)}
          </p>
          <p className="text-sm text-soft">
            {when} <EditedMark editedAt={editedAt} />
          </p>
          {photo && (
            <a
              href={photo.url}
              target="_blank"
              rel="noopener noreferrer"
              className="mt-1 block w-fit rounded-lg"
            >
              <Picture
                src={photo.thumbnailUrl}
                alt={`Photo of ${name}`}
                width={photo.width}
                height={photo.height}
                loading="lazy"
                className="h-20 w-auto rounded-lg bg-sunken object-contain"
              />
            </a>
          )}
          {note && <p className="text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
        </div>
        <RowMenu about={`${name}, ${when}`} className="-mr-2" onEdit={onEdit} onRemove={onRemove} />
      </div>
      {help && !endedAt && <HelpCard text={help} reportAt={MEDWATCH} />}
    </li>
  )
}
