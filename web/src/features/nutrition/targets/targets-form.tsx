import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { NewTargets, type NutritionTargets } from '@pepwell/contract/nutrition/nutrition-targets'
import { ownTargetBounds, type TargetKind, targetSources } from '@pepwell/domain/nutrition/nutrition-targets'
import { inWaterUnit, toMilliliters, type WaterUnit, waterUnitFor } from '@pepwell/domain/nutrition/water'
import { X } from 'lucide-react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NumberInput } from '../../../ui/text-input.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import { caloriesWords, fiberWords, guideWords, proteinWords, waterWords } from './target-reasons.ts'

/** Water within its limits. */
function waterIn(unit: WaterUnit) {
  if (unit === 'mL') return NewTargets.shape.water
  const [min, max] = [ownTargetBounds.water.min, ownTargetBounds.water.max].map((milliliters) =>
    inWaterUnit(milliliters, unit),
  ) as [number, number]
  const message = `A water target is ${Math.ceil(min)} to ${Math.floor(max)} fl oz`
  return z.number(message).min(Math.ceil(min), message).max(Math.floor(max), message).nullish()
}

/** The contract's schema, with water in the person's unit. */
const targetsSchema = (unit: WaterUnit) => NewTargets.extend({ water: waterIn(unit) })

/** Form values: custom targets, empty for defaults. */
type TargetValues = z.input<typeof NewTargets>

const valuesOf = (targets: NutritionTargets, unit: WaterUnit): TargetValues => ({
  calories: targets.caloriesOwn ? targets.calories : null,
  protein: targets.proteinOwn ? targets.protein : null,
  fiber: targets.fiberOwn ? targets.fiber : null,
  water: targets.waterOwn ? inWaterUnit(targets.water, unit) : null,
})

/** The request body: an empty field clears its target. */
const bodyOf = ({ calories, protein, fiber, water }: TargetValues, unit: WaterUnit): TargetValues => ({
  calories: calories ?? null,
  protein: protein ?? null,
  fiber: fiber ?? null,
  water: water == null ? null : toMilliliters(water, unit),
})

interface TargetFieldProps {
  kind: TargetKind
  label: string
  /** the value used while the field is empty */
  defaultText: string
  /** additional information */
  more?: string
}

function TargetField({ kind, label, defaultText, more }: TargetFieldProps) {
  const { register, setValue, setFocus, formState } = useFormContext<TargetValues>()
  const value = useWatch<TargetValues>({ name: kind })
  const clear = () => {
    setValue(kind, null, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    setFocus(kind)
  }
  return (
    <Field
      label={label}
      hint={
        <>
          {`Default: ${defaultText}.`} {more}
        </>
      }
      error={formState.errors[kind]?.message}
    >
      <div className="relative">
        <NumberInput
          {...register(kind, { setValueAs: typedNumber })}
          className="pr-12"
          placeholder="Calculated for you"
        />
        {value != null && (
          <IconButton aria-label={`Clear ${label}`} className="absolute inset-y-0 right-0" onClick={clear}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </Field>
  )
}

/** Fiber depends on the typed calories. */
function FiberField({ targets }: { targets: NutritionTargets }) {
  const calories = useWatch<TargetValues, 'calories'>({ name: 'calories' })
  const typed = calories && calories > 0 ? calories : null
  return <TargetField kind="fiber" label="Fiber (g)" defaultText={fiberWords(targets, typed)} />
}

const Sources = () => (
  <p className="text-sm text-soft">
    {'Fiber and water: '}
    {Object.values(targetSources).map(({ name, url, checked }, index) => (
      <span key={url}>
        {index > 0 && '; '}
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="text-accent-ink underline underline-offset-4"
        >
          {name}
        </a>
        {`, checked ${formatDay(checked)}`}
      </span>
    ))}
    .
  </p>
)

interface TargetsFormProps {
  /** the form id for the footer's button */
  id: string
  user: Pick<CurrentUser, 'goalWeight' | 'gender' | 'weightUnit'>
  targets: NutritionTargets
  onSubmit: (own: TargetValues) => void
}

/** The day's four targets; empty fields use the default. */
export default function TargetsForm({ id, user, targets, onSubmit }: TargetsFormProps) {
  const unit: WaterUnit = waterUnitFor(user.weightUnit)
  const form = useForm<TargetValues>({
    resolver: schemaResolver(targetsSchema(unit)),
    defaultValues: valuesOf(targets, unit),
  })
  const draft = useDraft(form, { isEdit: true })
  const water = waterWords(targets, { unit, gender: user.gender })
  return (
    <FormProvider {...form}>
      <form
        id={id}
        onSubmit={form.handleSubmit((own) => onSubmit(bodyOf(own, unit)))}
        noValidate
        className="flex flex-col gap-5"
      >
        <DraftNote draft={draft} />
        <TargetField kind="calories" label="Calories (kcal)" defaultText={caloriesWords(targets)} />
        <TargetField
          kind="protein"
          label="Protein (g)"
          defaultText={proteinWords(targets, user.weightUnit)}
          more={guideWords(user)}
        />
        <FiberField targets={targets} />
        <TargetField kind="water" label={`Water (${unit})`} defaultText={water} />
        <Sources />
      </form>
    </FormProvider>
  )
}
