import { waterQuestion } from '@pepwell/domain/doses/calculator'
import { parseDose } from '@pepwell/domain/doses/doses'
import { unitsText } from '@pepwell/domain/doses/syringe-words'
import { unitsOf } from '@pepwell/domain/doses/syringes'
import { rational, toShort } from '@pepwell/domain/math/rational'
import {
  type Content,
  containerKinds,
  doseAmount,
  doseVolume,
  holdsLiquid,
  unitsOfKind,
} from '@pepwell/domain/vials/containers'
import { defaultDiscardDay } from '@pepwell/domain/vials/forecast'
import { dosesIn } from '@pepwell/domain/vials/runway'
import { useFormContext, useWatch } from 'react-hook-form'
import { typedNumber } from '../../lib/forms/typed-number.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { NumberInput } from '../../ui/text-input.tsx'
import { VialPicture } from '../../ui/vial-picture.tsx'
import type { VialEntry, VialValues } from './vial-values.ts'
import { kindTitle } from './vial-words.ts'

const isSize = (value: unknown): value is number => typeof value === 'number' && value > 0

/** The typed content; undefined if invalid. */
function contentOf(values: Partial<VialValues>): Content | undefined {
  const { kind = 'vial', amount, unit = 'mg', waterMl = null, deadSpaceMl, clicksPerMl, syringe } = values
  if (!isSize(amount) || (waterMl !== null && !isSize(waterMl))) return undefined
  const isLost = typeof deadSpaceMl === 'number' && deadSpaceMl >= 0
  return {
    ...{ kind, amount, unit, waterMl, deadSpaceMl: isLost ? deadSpaceMl : 0 },
    clicksPerMl: isSize(clicksPerMl) ? clicksPerMl : null,
    syringeScale: syringe?.scale ?? null,
  }
}

/** '4 doses of 0.5 mg · draw 20 units (0.2 mL)' */
function Facts({ entry }: { entry: VialEntry | undefined }) {
  const { control } = useFormContext<VialValues>()
  const content = contentOf(useWatch({ control }) as Partial<VialValues>)
  const dose = entry && parseDose(entry.dose)
  if (!content || !entry || !dose) return null
  const size = doseAmount(dose, content)
  const style = 'rounded-xl bg-sunken px-3 py-2 text-center tabular-nums'
  if (!size) return <p className={style}>Your plan says {entry.dose}. Check the unit.</p>
  const volume = doseVolume(dose, content)
  const doses = dosesIn(rational(content.amount), size, content)
  return (
    <p className={style}>
      <strong>
        {doses} {doses === 1 ? 'dose' : 'doses'}
      </strong>{' '}
      of {entry.dose}
      {volume &&
        content.kind === 'vial' &&
        ` · draw ${unitsText(unitsOf(volume, content.syringeScale ?? 'U-100'))} (${toShort(volume, 3)} mL)`}
    </p>
  )
}

function Picture({ entry }: { entry: VialEntry | undefined }) {
  const { control } = useFormContext<VialValues>()
  const [amount, waterMl] = useWatch({ control, name: ['amount', 'waterMl'] })
  const part = !isSize(amount) ? 0 : isSize(waterMl) ? 0.85 : 0.15
  return <VialPicture part={part} colorSlot={entry?.colorSlot ?? 1} className="h-34 w-20 self-center" />
}

function KindField() {
  const { register, setValue, getValues, formState } = useFormContext<VialValues>()
  // A mixed vial's discard date follows from mixing; other labels state their own.
  const onChange = () => {
    const { kind, unit, mixedOn = null, discardOn } = getValues()
    if (!holdsLiquid(kind)) setValue('waterMl', null)
    if (!unitsOfKind(kind).includes(unit)) setValue('unit', 'mg')
    if (discardOn === defaultDiscardDay('vial', mixedOn) || kind === 'vial')
      setValue('discardOn', defaultDiscardDay(kind, mixedOn))
  }
  return (
    <Field label="Kind" error={formState.errors.kind?.message}>
      <Select {...register('kind', { onChange })}>
        {containerKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindTitle(kind)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The vial's peptide; fixed for an existing vial. */
function EntryField({ entries }: { entries: readonly VialEntry[] }) {
  const { register, setValue, getFieldState, formState } = useFormContext<VialValues>()
  const choose = (id: number) => {
    const mg = entries.find((entry) => entry.id === id)?.mg
    if (mg && !getFieldState('amount').isTouched) setValue('amount', mg)
  }
  return (
    <Field label="Peptide" error={formState.errors.userPeptideId?.message}>
      <Select
        placeholder="Choose a peptide"
        {...register('userPeptideId', {
          setValueAs: Number,
          onChange: ({ target }) => choose(Number(target.value)),
        })}
      >
        {entries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const LIQUID: Partial<Record<VialValues['kind'], string>> = {
  vial: 'Water (mL)',
  pen: 'Volume (mL)',
  'click-pen': 'Volume (mL)',
}

/** Asks about more water than vials usually hold. */
function WaterQuestion() {
  const { control } = useFormContext<VialValues>()
  const water = useWatch({ control, name: 'waterMl' })
  return (
    <p role="status" className="-mt-2 text-sm text-warn-ink empty:hidden">
      {isSize(water) ? waterQuestion(water) : undefined}
    </p>
  )
}

/** Kind and content, and what they mean for a dose. */
export function ContentFields({ entries, isEdit }: { entries: readonly VialEntry[]; isEdit: boolean }) {
  const { register, control, formState } = useFormContext<VialValues>()
  const { errors } = formState
  const [entryId, kind] = useWatch({ control, name: ['userPeptideId', 'kind'] })
  const entry = entries.find(({ id }) => id === Number(entryId))
  const liquid = LIQUID[kind]
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-start gap-3">
        {isEdit ? (
          <Field label="Peptide">
            <Select disabled value={entryId}>
              <option value={entryId}>{entry?.name ?? 'Vial'}</option>
            </Select>
          </Field>
        ) : (
          <EntryField entries={entries} />
        )}
        <KindField />
      </div>
      <div className="flex gap-4">
        <Picture entry={entry} />
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-2">
            <Field label="Content" error={errors.amount?.message}>
              <NumberInput {...register('amount', { setValueAs: typedNumber })} placeholder="10" />
            </Field>
            <Field label="Unit" error={errors.unit?.message}>
              <Select {...register('unit')}>
                {unitsOfKind(kind).map((unit) => (
                  <option key={unit}>{unit}</option>
                ))}
              </Select>
            </Field>
          </div>
          {liquid && (
            <Field label={liquid} error={errors.waterMl?.message}>
              <NumberInput {...register('waterMl', { setValueAs: typedNumber })} placeholder="2" />
            </Field>
          )}
          {liquid && kind === 'vial' && <WaterQuestion />}
          {kind === 'click-pen' && (
            <Field label="Clicks per mL" error={errors.clicksPerMl?.message}>
              <NumberInput {...register('clicksPerMl', { setValueAs: typedNumber })} />
            </Field>
          )}
        </div>
      </div>
      <Facts entry={entry} />
    </>
  )
}
