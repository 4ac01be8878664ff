import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import { hasPart } from '@pepwell/domain/text/folded'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { ColorDot } from '../../../ui/color-dot.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { DoseValues } from './dose-values.ts'
import { FieldError } from './field-error.tsx'
import { amountFields } from './start-values.ts'

/** Show a search from this many entries on. */
const SEARCHED_FROM = 8

// On phones, part of the next chip stays visible.
const chipStyle =
  'flex h-11 max-w-[72%] shrink-0 cursor-pointer items-center gap-2 rounded-full border-2 border-edge/50 px-4 font-semibold md:max-w-full ' +
  'hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

/** Choose the peptide. Changing it changes amount and unit. */
export function EntryChips({ entries }: { entries: readonly PlanEntry[] }) {
  const { control, setValue, formState } = useFormContext<DoseValues>()
  const { field, fieldState } = useController({ control, name: 'userPeptideId' })
  const [search, setSearch] = useState('')
  const choose = (entry: PlanEntry) => {
    const { amount, unit } = amountFields(entry.currentDose)
    field.onChange(entry.id)
    // Discard details of the previous peptide.
    const changed = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('amount', amount, changed)
    setValue('unit', unit, changed)
  }
  const found = entries.filter((entry) => hasPart(peptideName(entry), search))
  return (
    <div className="flex flex-col gap-3">
      {entries.length >= SEARCHED_FROM && (
        <Field label="Find a peptide">
          <TextInput type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </Field>
      )}
      <fieldset className="min-w-0">
        <legend className="sr-only">Peptide</legend>
        <div className="-mx-4 flex gap-2 overflow-x-auto scroll-px-10 px-4 py-1 [scrollbar-width:none] md:-mx-6 md:flex-wrap md:px-6">
          {found.map((entry, index) => (
            <label key={entry.id} className={chipStyle}>
              <input
                ref={index === 0 ? field.ref : undefined}
                type="radio"
                name={field.name}
                className="sr-only"
                checked={entry.id === field.value}
                onChange={({ currentTarget }) => {
                  choose(entry)
                  currentTarget.parentElement?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' })
                }}
              />
              <ColorDot colorSlot={entry.hue} />
              <span className="truncate">{peptideName(entry)}</span>
            </label>
          ))}
          {found.length === 0 && <p className="py-2.5 text-soft">Nothing in your plan matches.</p>}
        </div>
        <FieldError text={fieldState.error?.message} />
      </fieldset>
    </div>
  )
}
