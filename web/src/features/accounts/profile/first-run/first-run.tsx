import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { Controller, FormProvider, useFormContext } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { PageDraft } from '../../../../ui/draft-context.tsx'
import { DraftNote } from '../../../../ui/draft-note.tsx'
import { Segmented } from '../../../../ui/segmented.tsx'
import { DateOfBirthField, GenderField } from '../body-fields.tsx'
import type { ProfileValues } from '../profile-schemas.ts'
import { unitNames } from '../profile-values.ts'
import { WeightField } from '../weight-field.tsx'
import { HeightChoice } from './height-choice.tsx'
import { Progress } from './progress.tsx'
import { useFirstRun } from './use-first-run.ts'

const TITLE = 'first-run'

const units = [
  { value: 'kg', label: unitNames.kg },
  { value: 'lbs', label: unitNames.lbs },
  { value: 'st', label: unitNames.st },
] as const

function UnitChoice() {
  const { control } = useFormContext<ProfileValues>()
  return (
    <Controller
      name="weightUnit"
      control={control}
      render={({ field }) => (
        <Segmented
          ref={field.ref}
          legend="Units"
          showLegend
          tight
          className="[&>legend]:text-base"
          options={units}
          value={field.value ?? null}
          onChange={field.onChange}
        />
      )}
    />
  )
}

function Questions({ user }: { user: CurrentUser }) {
  const { form, draft, submit, pending } = useFirstRun(user)
  return (
    <FormProvider {...form}>
      <Card as="section" aria-labelledby={TITLE}>
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <Progress id={TITLE} person={user} />
          <DraftNote draft={draft} />
          <UnitChoice />
          <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
            <DateOfBirthField timeZone={user.timeZone} />
            <GenderField />
            <HeightChoice />
            <WeightField name="weight" />
          </div>
          <Button type="submit" size="lg" pending={pending} pendingLabel="Updating...">
            Update Profile
          </Button>
        </form>
      </Card>
    </FormProvider>
  )
}

/** The setup questions on one short page. Answers stay local until all of them are sent. */
export const FirstRun = ({ user }: { user: CurrentUser }) => (
  <PageDraft form="first-run">
    <Questions user={user} />
  </PageDraft>
)
