import { MEDWATCH } from '@pepwell/domain/side-effects/medwatch'
import { helpFor } from '@pepwell/domain/side-effects/red-flags'
import { commonSideEffects, severityWord, urgentSideEffects } from '@pepwell/domain/side-effects/side-effects'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { cx } from '../../../lib/classes.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { HelpCard } from '../../../ui/help-card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ChosenEffect, DoseValues } from './dose-values.ts'

const severities = ['1', '2', '3', '4'].map((value) => ({ value, label: severityWord(Number(value)) }))

/** Emergency advice for the selection; null if none applies. */
function helpOf({ name, severity }: ChosenEffect): string | null {
  const now = serverNow()
  return helpFor({ name, severity, note: null, startedAt: now, endedAt: null }, now)
}

function Chosen({ effect, onRemove }: { effect: ChosenEffect; onRemove: () => void }) {
  const { name, severity } = effect
  const help = helpOf(effect)
  return (
    <li className="flex flex-col gap-2">
      <span className="flex items-center justify-between gap-2 rounded-xl bg-sunken pl-3 font-semibold">
        {name}, {severityWord(severity).toLowerCase()}
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
      {help && <HelpCard text={help} reportAt={MEDWATCH} />}
    </li>
  )
}

function Adding({ taken, onAdd }: { taken: readonly string[]; onAdd: (effect: ChosenEffect) => void }) {
  const [name, setName] = useState('')
  const offered = [...commonSideEffects, ...urgentSideEffects].filter((one) => !taken.includes(one))
  return (
    <div className="flex flex-col gap-3">
      <Select
        aria-label="Side effect"
        placeholder="Choose a side effect"
        value={name}
        onChange={({ target }) => setName(target.value)}
      >
        {offered.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      {name && (
        <Segmented
          legend={`How strong is it? ${name}`}
          vertical
          options={severities}
          value={null}
          onChange={(severity) => onAdd({ name, severity: Number(severity) })}
        />
      )}
    </div>
  )
}

/** Side effects felt with the dose, logged together with it. */
export default function SideEffectsField() {
  const { control } = useFormContext<DoseValues>()
  const { field } = useController({ control, name: 'sideEffects' })
  const [isAdding, setAdding] = useState(false)
  const chosen = field.value ?? []
  return (
    <div className={cx('flex flex-col gap-2', (isAdding || chosen.length > 0) && 'basis-full')}>
      {chosen.length > 0 && (
        <ul aria-label="Side effects" className="flex flex-col gap-2">
          {chosen.map((effect) => (
            <Chosen
              key={effect.name}
              effect={effect}
              onRemove={() => field.onChange(chosen.filter((one) => one !== effect))}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <Adding
          taken={chosen.map(({ name }) => name)}
          onAdd={(effect) => {
            field.onChange([...chosen, effect])
            setAdding(false)
          }}
        />
      ) : (
        <button
          type="button"
          onClick={() => setAdding(true)}
          className="-mx-2 flex min-h-11 items-center gap-3 self-start rounded-xl px-2 font-semibold text-accent-ink hover:bg-accent-soft"
        >
          <Plus className="size-5" aria-hidden="true" />
          Add a side effect
        </button>
      )}
    </div>
  )
}
