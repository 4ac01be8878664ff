import type { ProgressPhoto } from '@pepwell/contract/weight/progress-photos'
import { daysBetween } from '@pepwell/domain/time/calendar'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Reader } from '../weight.api.ts'
import { BeforeAfter } from './before-after.tsx'
import { photoTitle, weightBetween } from './photo-text.ts'

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
        <dt className="text-sm text-soft">Apart</dt>
        <dd className="text-xl font-bold tabular-nums">{days === 1 ? '1 day' : `${days} days`}</dd>
      </div>
      <div>
        <dt className="text-sm text-soft">Weight</dt>
        <dd className="text-xl font-bold tabular-nums">{weight ?? '—'}</dd>
        {weight === undefined && <dd className="text-sm text-soft">Shows when both have a weigh-in</dd>}
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
