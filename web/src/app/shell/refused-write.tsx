import type { PlanEntry } from '@pepwell/contract/plan'
import { type FormEvent, useId, useState } from 'react'
import { instantIn, momentFields } from '../../features/doses/moment.ts'
import { onWaiting, type Waiting } from '../../lib/offline/waiting.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { refusedWords } from './refused-words.ts'

/** When something was, as it can be typed; of all but a dose that is a day. */
function momentOf({ takenAt, weighInDate, logDate }: Waiting['body'], timeZone: string) {
  if (typeof takenAt === 'string') return momentFields(Date.parse(takenAt), timeZone)
  return { takenDate: String(weighInDate ?? logDate ?? ''), takenTime: '' }
}

interface RefusedWriteProps {
  write: Waiting
  entries: readonly PlanEntry[]
  timeZone: string
}

/** Something that the server refused: why, when it was, and what becomes of it. */
export function RefusedWrite({ write: { place, body, problem }, entries, timeZone }: RefusedWriteProps) {
  const id = useId()
  const [when, setWhen] = useState(() => momentOf(body, timeZone))
  const isDose = 'takenAt' in body
  const day = 'weighInDate' in body ? 'weighInDate' : 'logDate'
  const sendAgain = (event: FormEvent) => {
    event.preventDefault()
    void onWaiting()?.again(
      place,
      isDose ? { takenAt: instantIn(when, timeZone) } : { [day]: when.takenDate },
    )
  }
  return (
    <li className="rounded-2xl bg-sunken p-4">
      <form onSubmit={sendAgain} aria-labelledby={id}>
        <p id={id} className="font-bold wrap-anywhere">
          {refusedWords(body, entries)}
        </p>
        <p className="mt-0.5 text-danger-ink">{problem}</p>
        <div className="mt-3 flex gap-3 *:flex-1">
          <Field label="Day">
            <TextInput
              type="date"
              required
              value={when.takenDate}
              onChange={({ target }) => setWhen({ ...when, takenDate: target.value })}
            />
          </Field>
          {isDose && (
            <Field label="Time">
              <TextInput
                type="time"
                required
                value={when.takenTime}
                onChange={({ target }) => setWhen({ ...when, takenTime: target.value })}
              />
            </Field>
          )}
        </div>
        <div className="mt-3 flex gap-3 *:flex-1">
          <Button variant="secondary" onClick={() => onWaiting()?.discard(place)}>
            Discard
          </Button>
          <Button type="submit">Try again</Button>
        </div>
      </form>
    </li>
  )
}
