import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type Gs1Label, type Gs1Problem, parseGs1 } from '@pepwell/domain/vials/gs1-labels'
import { type FormEvent, useState } from 'react'
import { formatDay } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Viewfinder } from '../../../ui/scanner/viewfinder.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

const MEDICINES = { formats: 'gs1', codeIn: (text: string) => text || undefined } as const

const PROBLEMS: Record<Gs1Problem, string> = {
  'not-gs1': 'This code has no lot or expiry date. Enter them manually.',
  'check-digit': 'The product number has a wrong digit. Scan it again.',
  date: 'The expiry date isn’t a real date. Enter it manually.',
}

function factsOf({ gtin, lot, expiresOn }: Gs1Label): [string, string][] {
  const facts: [string, string | null][] = [
    ['Product (GTIN)', gtin],
    ['Lot', lot],
    ['Expires', expiresOn && formatDay(expiresOn)],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

interface ScanLabelProps {
  today: CalendarDay
  onUse: (label: Gs1Label) => void
}

/** A package code, scanned or typed. */
export default function ScanLabel({ today, onUse }: ScanLabelProps) {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Gs1Label | Gs1Problem>()
  const read = (text: string) => setFound(parseGs1(text, today))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog is inside another form, which must not submit.
    event.stopPropagation()
    read(typed)
  }
  const label = typeof found === 'object' ? found : undefined
  return (
    <div className="flex flex-col gap-4 pb-2">
      <Viewfinder codes={MEDICINES} typeIt="type the text below the code" onCode={read} />
      <form onSubmit={submit} noValidate className="flex flex-col gap-3">
        <Field label="Text below the code" error={typeof found === 'string' ? PROBLEMS[found] : undefined}>
          <TextInput
            autoComplete="off"
            value={typed}
            placeholder="(01)09501101530003(17)270630(10)LOT7"
            onChange={({ target }) => {
              setTyped(target.value)
              setFound(undefined)
            }}
          />
        </Field>
        {!label && (
          <Button type="submit" variant="secondary">
            Read
          </Button>
        )}
      </form>
      {label && (
        <div
          role="status"
          aria-label="On the label"
          className="flex flex-col gap-3 rounded-2xl bg-sunken p-4"
        >
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {factsOf(label).map(([term, fact]) => (
              <div key={term} className="contents">
                <dt className="text-soft">{term}</dt>
                <dd className="font-semibold wrap-anywhere tabular-nums">{fact}</dd>
              </div>
            ))}
          </dl>
          <Button onClick={() => onUse(label)}>Use these</Button>
        </div>
      )}
    </div>
  )
}
