import type { DoseLog } from '@pepwell/contract/doses'
import type { PlanEntry } from '@pepwell/contract/plan'
import { peptideName } from '@pepwell/domain/plan'
import { useFormContext, useWatch } from 'react-hook-form'
import type { DoseValues } from '../dose-form.ts'
import { quickChoices } from '../start-values.ts'

interface EntryChoiceProps {
  entries: readonly PlanEntry[]
  doses: readonly DoseLog[]
}

/** Which peptide of the plan was taken, all of them in sight; choosing one brings last time's choices with it. */
export function EntryChoice({ entries, doses }: EntryChoiceProps) {
  const { setValue, control } = useFormContext<DoseValues>()
  const chosen = useWatch({ control, name: 'userPeptideId' })
  const choose = (entry: PlanEntry) => {
    const { dose, volume, injectionSite } = quickChoices(entry, doses)
    setValue('userPeptideId', entry.id)
    setValue('dose', dose, { shouldValidate: true })
    setValue('volume', volume)
    setValue('injectionSite', injectionSite)
  }
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Peptide</legend>
      <div className="flex flex-wrap gap-2">
        {entries.map((entry) => (
          <label
            key={entry.id}
            className="grid min-h-11 cursor-pointer content-center rounded-xl border border-edge/60 px-3.5 font-semibold hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="entry"
              className="sr-only"
              checked={entry.id === chosen}
              onChange={() => choose(entry)}
            />
            {peptideName(entry)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
