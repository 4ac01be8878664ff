import type { DoseLog, OccurrenceKey } from '@pepwell/contract/doses/doses'
import { doseOccurrences } from '@pepwell/contract/doses/doses.calls'
import { dayOf, isCalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { queryOf } from '../../../lib/api/use-call.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { formatTime } from '../../../lib/time/dates.ts'
import { instantIn, lacksTime, typedInstant } from '../moment.ts'
import type { DoseValues } from '../sheet/dose-values.ts'
import type { SheetFormProps } from '../sheet/sheet-props.ts'
import { occurrenceWords, questionWords } from './occurrence-words.ts'

/** The form's entry and time. A dose taken now has the time the form opened; an edited dose keeps its entry. */
function useFormDose(timeZone: string, editing: DoseLog | undefined) {
  const { control } = useFormContext<DoseValues>()
  const [chosenId, takenDate, takenTime] = useWatch({
    control,
    name: ['userPeptideId', 'takenDate', 'takenTime'],
  })
  const [openedAt] = useState(() => instantIn({ takenDate: '', takenTime: '' }, timeZone))
  const entryId = editing ? (editing.userPeptideId ?? undefined) : chosenId
  const fields = { takenDate, takenTime }
  const isNow = !takenTime && !lacksTime(fields, timeZone)
  if (isNow) return { entryId, takenAt: editing?.takenAt ?? openedAt }
  if (!takenTime || (takenDate && !isCalendarDay(takenDate))) return { entryId, takenAt: false as const }
  const takenAt = editing ? typedInstant(editing.takenAt, fields, timeZone) : instantIn(fields, timeZone)
  return { entryId, takenAt }
}

/**
 * The occurrences this dose may resolve, earliest first; two require a question. Without a server answer, don't ask.
 */
function useOccurrences({
  timeZone,
  editing,
  isKnown,
}: {
  timeZone: string
  editing?: DoseLog
  isKnown: (entryId?: number) => boolean
}) {
  const { entryId, takenAt } = useFormDose(timeZone, editing)
  // An edited dose keeps its occurrence until its time changes.
  const known = takenAt === editing?.takenAt || isKnown(entryId)
  const { data = [] } = useQuery({
    ...queryOf(doseOccurrences, {
      query: {
        userPeptideId: String(entryId),
        takenAt: String(takenAt),
        ...(editing && { doseId: String(editing.id) }),
      },
    }),
    enabled: !known && entryId !== undefined && takenAt !== false,
  })
  return {
    said: `${entryId} ${takenAt}`,
    known,
    occurrences: data.toSorted((a, b) => a.at.localeCompare(b.at)),
  }
}

const isSame = (one: OccurrenceKey, other?: OccurrenceKey | null): boolean =>
  one.reminderId === other?.reminderId && one.occursOn === other.occursOn

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Resets the answer when the entry or time changes. */
function useAnswer({ timeZone, entryId, settles, editing }: OccurrenceFieldProps) {
  const { control, setValue, getValues } = useFormContext<DoseValues>()
  const controller = useController({ control, name: 'settles' })
  // Opening from a reminder already answers it.
  const isKnown = (id?: number) => settles !== undefined && id === entryId
  const { said, known, occurrences } = useOccurrences({ timeZone, editing, isKnown })
  const choices = occurrences.length > 1 ? occurrences : []
  const isAsked = choices.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each entry and moment anew
  useEffect(() => setValue('settles', known ? settles : undefined), [said, known])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that was given stays when the question goes
  useEffect(() => {
    if (!getValues('settles')) setValue('settles', isAsked ? null : undefined)
  }, [said, isAsked])
  return { choices, ...controller }
}

/** The form values the question depends on. */
type OccurrenceFieldProps = Pick<SheetFormProps, 'timeZone' | 'entryId' | 'settles' | 'editing'>

/** Asks which of two occurrences a dose is for if it lies between them; hidden otherwise. */
export function OccurrenceField(props: OccurrenceFieldProps) {
  const { timeZone } = props
  const { choices, field, fieldState } = useAnswer(props)
  if (choices.length === 0) return null
  const today = dayOf(serverNow(), timeZone)
  const times = choices.map(({ at }) => at)
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{questionWords(times, today, timeZone)}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ reminderId, occursOn, at }, index) => (
          <label
            key={`${reminderId} ${occursOn}`}
            className="grid min-h-11 flex-1 basis-36 cursor-pointer content-center rounded-xl border border-edge/60 px-3.5 py-1.5 font-semibold hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={field.name}
              ref={index === 0 ? field.ref : undefined}
              className="sr-only"
              checked={isSame({ reminderId, occursOn }, field.value)}
              onChange={() => field.onChange({ reminderId, occursOn })}
            />
            {capital(occurrenceWords(at, today, timeZone))}
            <span className="text-sm font-normal text-soft tabular-nums">{formatTime(at, timeZone)}</span>
          </label>
        ))}
      </div>
      {fieldState.error && (
        <p role="alert" className="mt-1.5 text-sm font-semibold text-danger-ink">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  )
}
