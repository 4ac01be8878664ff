import { genderLabels, genders } from '@pepwell/domain/accounts/profile'
import { goalDoubt } from '@pepwell/domain/weight/bmi'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { cx } from '../../../lib/classes.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { WarningNotes } from '../../../ui/warning-notes.tsx'
import { ageText } from './age-text.ts'
import { HeightFields } from './height-fields.tsx'
import type { ProfileValues } from './profile-schemas.ts'
import { todayIn } from './profile-values.ts'
import { asChoice } from './typed-values.ts'
import { useUnit } from './use-unit.ts'
import { WeightField } from './weight-field.tsx'

/** The earliest date of birth; the calendar starts here. */
const FIRST_DAY = '1900-01-01'

export function GenderField() {
  const { register, formState } = useFormContext<ProfileValues>()
  return (
    <Field label="Gender" error={formState.errors.gender?.message}>
      <Select placeholder="Select gender" autoComplete="sex" {...register('gender', asChoice)}>
        {genders.map((gender) => (
          <option key={gender} value={gender}>
            {genderLabels[gender]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

export function DateOfBirthField({ timeZone }: { timeZone: string }) {
  const { register, formState } = useFormContext<ProfileValues>()
  const dateOfBirth = useWatch<ProfileValues, 'dateOfBirth'>({ name: 'dateOfBirth' })
  const today = todayIn(timeZone)
  return (
    <div className="relative">
      <Field label="Date of birth" error={formState.errors.dateOfBirth?.message}>
        <TextInput
          type="date"
          autoComplete="bday"
          min={FIRST_DAY}
          max={today}
          {...register('dateOfBirth', asChoice)}
        />
      </Field>
      {/* Next to the label, so the layout doesn't shift when the age appears. */}
      <output className="absolute top-0 right-0 text-soft tabular-nums">{ageText(dateOfBirth, today)}</output>
    </div>
  )
}

/** Warns about a goal weight that is underweight. */
function GoalDoubt() {
  const [goal, cm] = useWatch<ProfileValues, ['goalWeight', 'heightCm']>({ name: ['goalWeight', 'heightCm'] })
  const doubt = goalDoubt(goal || null, cm || null)
  return <WarningNotes messages={doubt ? [doubt] : []} />
}

/** Side by side, unless a field needs two inputs. */
const WeightFields = () => (
  <div className={cx('grid gap-3 sm:gap-5', useUnit() !== 'st' && 'grid-cols-2')}>
    <WeightField name="weight" />
    <WeightField name="goalWeight" />
  </div>
)

/** Sex, date of birth, height, weight and goal. `timeZone` decides today's date; `children` render above. */
export function BodyFields({ timeZone, children }: { timeZone: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col gap-5">
      {children}
      <div className="grid gap-5 sm:grid-cols-2">
        <GenderField />
        <DateOfBirthField timeZone={timeZone} />
      </div>
      <HeightFields />
      <WeightFields />
      <GoalDoubt />
    </div>
  )
}
