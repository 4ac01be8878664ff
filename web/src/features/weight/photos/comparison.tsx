import type { ProgressPhoto } from '@pepwell/contract/weight/progress-photos'
import { daysBetween } from '@pepwell/domain/time/calendar'
import { ArrowLeft, ChevronsLeftRight } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Reader } from '../weight.api.ts'
import { photoTitle, weightBetween } from './photo-text.ts'

const chipStyle =
  'pointer-events-none absolute bottom-3 rounded-lg bg-surface/90 px-2 py-0.5 text-sm font-semibold tabular-nums'

/** Position of the divider. */
const Border = ({ at }: { at: number }) => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-lift-high"
    style={{ left: `${at}%` }}
  >
    <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-white text-[#0f211b] shadow-lift-high">
      <ChevronsLeftRight className="size-6" />
    </span>
  </span>
)

/** Two pictures with a draggable divider, also by arrow keys. */
function BeforeAfter({ before, after }: { before: ProgressPhoto; after: ProgressPhoto }) {
  const [at, setAt] = useState(50)
  const fill = 'absolute inset-0 size-full object-cover select-none'
  return (
    <div className="relative mx-auto aspect-3/4 h-[min(44dvh,34rem)] max-w-full overflow-hidden rounded-2xl bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <Picture src={after.url} alt={`After, ${formatDay(after.takenOn)}`} className={fill} />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}>
        <Picture src={before.url} alt={`Before, ${formatDay(before.takenOn)}`} className={fill} />
      </div>
      <span aria-hidden="true" className={`${chipStyle} left-3`}>
        {formatDay(before.takenOn)}
      </span>
      <span aria-hidden="true" className={`${chipStyle} right-3`}>
        {formatDay(after.takenOn)}
      </span>
      <Border at={at} />
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        onChange={({ target }) => setAt(Number(target.value))}
        aria-label="Border between before and after"
        aria-valuetext={`${at}% before, ${100 - at}% after`}
        className="absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  )
}

interface ComparisonProps {
  /** latest first, at least two */
  photos: readonly ProgressPhoto[]
  reader: Reader
  onBack: () => void
}

/** Time and weight between two photos. */
function Between({ before, after, reader }: { before: ProgressPhoto; after: ProgressPhoto; reader: Reader }) {
  const days = Math.abs(daysBetween(before.takenOn, after.takenOn))
  const weight = weightBetween(before, after, reader.weightUnit)
  return (
    <dl className="flex justify-center gap-10 text-center">
      <div>
        <dt className="text-sm text-soft">Time between</dt>
        <dd className="text-xl font-bold tabular-nums">{days === 1 ? '1 day' : `${days} days`}</dd>
      </div>
      <div>
        <dt className="text-sm text-soft">Weight</dt>
        <dd className="text-xl font-bold tabular-nums">{weight ?? '—'}</dd>
        {weight === undefined && <dd className="text-sm text-soft">Both photos need a weigh-in</dd>}
      </div>
    </dl>
  )
}

/** Selects a photo by date and weight; excludes the other side's. */
function PhotoChoice({
  label,
  photos,
  reader,
  chosen,
  other,
  onChoose,
}: {
  label: string
  photos: readonly ProgressPhoto[]
  reader: Reader
  chosen: ProgressPhoto
  other: ProgressPhoto
  onChoose: (id: number) => void
}) {
  return (
    <Field label={label}>
      <Select value={chosen.id} onChange={({ target }) => onChoose(Number(target.value))}>
        {photos
          .filter(({ id }) => id !== other.id)
          .map((photo) => (
            <option key={photo.id} value={photo.id}>
              {photoTitle(photo, reader.weightUnit)}
            </option>
          ))}
      </Select>
    </Field>
  )
}

/** Compares two photos; the first and latest by default. */
export function Comparison({ photos, reader, onBack }: ComparisonProps) {
  const [ids, setIds] = useState<{ before?: number; after?: number }>({})
  const after = photos.find(({ id }) => id === ids.after) ?? photos.find(({ id }) => id !== ids.before)
  const before = photos.find(({ id }) => id === ids.before) ?? photos.findLast(({ id }) => id !== after?.id)
  if (!before || !after) return null
  const choice = { photos, reader }
  return (
    <div className="flex flex-col gap-4">
      <Button variant="ghost" size="sm" className="-mt-2 -ml-2 self-start" onClick={onBack}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        All photos
      </Button>
      <BeforeAfter before={before} after={after} />
      <Between before={before} after={after} reader={reader} />
      <div className="grid gap-3 sm:grid-cols-2">
        <PhotoChoice
          {...choice}
          label="Before"
          chosen={before}
          other={after}
          onChoose={(id) => setIds({ before: id, after: after.id })}
        />
        <PhotoChoice
          {...choice}
          label="After"
          chosen={after}
          other={before}
          onChoose={(id) => setIds({ before: before.id, after: id })}
        />
      </div>
    </div>
  )
}
