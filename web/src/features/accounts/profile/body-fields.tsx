import { genderLabels, genders } from '@pepwell/domain/profile'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { NumberInput, TextInput } from '../../../ui/text-input.tsx'
import { ageText } from './age-text.ts'
import { type ProfileValues, todayIn } from './profile-values.ts'
import { asChoice, asNumber } from './typed-values.ts'

/** No one alive was born before this day; the form's calendar begins with it. */
const FIRST_DAY = '1900-01-01'

function GenderField() {
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

function DateOfBirthField({ timeZone }: { timeZone: string }) {
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
      {/* Beside the label, so that nothing moves when the age appears. */}
      <output className="absolute top-0 right-0 text-soft tabular-nums">{ageText(dateOfBirth, today)}</output>
    </div>
  )
}

function HeightFields() {
  const { register, formState } = useFormContext<ProfileValues>()
  const { heightFeet, heightInches } = formState.errors
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5">
      <Field label="Height (ft)" error={heightFeet?.message}>
        <NumberInput inputMode="numeric" {...register('heightFeet', asNumber)} />
      </Field>
      <Field label="Height (in)" error={heightInches?.message}>
        <NumberInput inputMode="numeric" {...register('heightInches', asNumber)} />
      </Field>
    </div>
  )
}

function WeightFields() {
  const { register, formState } = useFormContext<ProfileValues>()
  const { weight, goalWeight } = formState.errors
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5">
      <Field label="Weight (lbs)" error={weight?.message}>
        <NumberInput {...register('weight', asNumber)} />
      </Field>
      <Field label="Goal weight (lbs)" error={goalWeight?.message}>
        <NumberInput {...register('goalWeight', asNumber)} />
      </Field>
    </div>
  )
}

/** Gender, date of birth, height, weight and goal. `timeZone` says what day it is for the person. */
export function BodyFields({ timeZone }: { timeZone: string }) {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <GenderField />
        <DateOfBirthField timeZone={timeZone} />
      </div>
      <HeightFields />
      <WeightFields />
    </div>
  )
}
