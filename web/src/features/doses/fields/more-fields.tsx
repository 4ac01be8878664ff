import type { DoseLog } from '@pepwell/contract/doses'
import { dayOf } from '@pepwell/domain/calendar'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { DoseValues } from '../dose-form.ts'
import { VolumeField } from './amount-fields.tsx'
import { FeelingField } from './feeling-field.tsx'
import { MomentFields } from './moment-fields.tsx'
import { NotesField } from './notes-field.tsx'
import { SitePicture } from './site-field.tsx'

interface MoreFieldsProps {
  last?: DoseLog
  timeZone: string
  /** there is something in the fields that nobody typed here */
  startOpen?: boolean
  /** when it was taken is known, and may not be left empty */
  knowsMoment?: boolean
}

/** What a quick log leaves out unless it is asked for. */
export function MoreFields({ last, timeZone, startOpen = false, knowsMoment = false }: MoreFieldsProps) {
  const { errors } = useFormContext<DoseValues>().formState
  const [opened, setOpened] = useState(startOpen)
  // A message nobody sees would leave the button dead.
  const { volume, feeling, notes, takenDate, takenTime } = errors
  const hasProblem = Boolean(volume ?? feeling ?? notes ?? takenDate ?? takenTime)
  return (
    <details
      open={opened || hasProblem}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="group rounded-xl bg-sunken"
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-xl px-3.5 font-semibold [&::-webkit-details-marker]:hidden">
        Volume, feeling, time, notes
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 px-3.5 pt-1 pb-4">
        <SitePicture lastSite={last?.injectionSite ?? undefined} />
        <VolumeField last={last} />
        <FeelingField optional />
        <MomentFields today={dayOf(Date.now(), timeZone)} optional={!knowsMoment} />
        <NotesField />
      </div>
    </details>
  )
}
