import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { displayName } from '@pepwell/domain/accounts/profile'
import { formatList } from '@pepwell/domain/text/format-list'
import { useEffect } from 'react'
import { Controller, FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { cx } from '../../../../lib/classes.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardText, CardTitle } from '../../../../ui/card.tsx'
import { PageDraft } from '../../../../ui/draft-context.tsx'
import { DraftNote } from '../../../../ui/draft-note.tsx'
import { Segmented } from '../../../../ui/segmented.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useDraft } from '../../../../ui/use-draft.ts'
import { useUpdateProfile } from '../../accounts.api.ts'
import { showFieldErrors } from '../../field-errors.ts'
import { DateOfBirthField, GenderField } from '../body-fields.tsx'
import { usesCentimeters, withOneHeight } from '../height-values.ts'
import { byUnit, preloadSchemas } from '../profile-resolver.ts'
import type { firstRunForm, ProfileValues } from '../profile-schemas.ts'
import { ageIn, profileValuesOf, unitNames } from '../profile-values.ts'
import { showFailure } from '../use-profile-form.ts'
import { WeightField } from '../weight-field.tsx'
import { withTypedUnits } from '../weight-units.ts'
import { HeightChoice } from './height-choice.tsx'
import { answeringFields, openQuestions, type Question, questionNames } from './questions.ts'
import { unitOfRegion } from './region-unit.ts'

function WhatIsNeeded({ open }: { open: readonly Question[] }) {
  if (open.length === 0) return <>All set. Save to continue.</>
  return (
    <>
      Still needed: <strong className="text-ink">{formatList([...open])}</strong>.
    </>
  )
}

/** One segment per question, filled from the left. */
const Pieces = ({ done }: { done: number }) => (
  <div aria-hidden="true" className="mt-3 flex gap-1.5">
    {questionNames.map((name, index) => (
      <span key={name} className={cx('h-2 flex-1 rounded-full', index < done ? 'bg-accent' : 'bg-line')} />
    ))}
  </div>
)

/** The remaining setup questions; updates while typing. */
function Progress({ id, person }: { id: string; person: Parameters<typeof displayName>[0] }) {
  const answers = useWatch<ProfileValues, typeof answeringFields>({ name: answeringFields })
  const open = openQuestions(Object.fromEntries(answeringFields.map((name, index) => [name, answers[index]])))
  const done = questionNames.length - open.length
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <CardTitle id={id}>Welcome, {displayName(person)}</CardTitle>
        <p className="shrink-0 font-semibold tabular-nums">
          {done} of {questionNames.length} done
        </p>
      </div>
      <progress value={done} max={questionNames.length} aria-label="Profile filled in" className="sr-only" />
      <Pieces done={done} />
      {/* Two lines on a phone, so the layout doesn't shift as questions are answered. */}
      <CardText className="mt-3 min-h-12 sm:min-h-0">
        <WhatIsNeeded open={open} />
      </CardText>
    </div>
  )
}

type FirstRunResult = z.output<(typeof firstRunForm)[keyof typeof firstRunForm]>

function useFirstRun(user: CurrentUser) {
  const navigate = useNavigate()
  const weightUnit = user.weightUnit === 'lbs' ? unitOfRegion(navigator.language) : user.weightUnit
  const form = useForm<ProfileValues, unknown, FirstRunResult>({
    resolver: byUnit<FirstRunResult>((schemas) => schemas.firstRunForm, user),
    defaultValues: { ...profileValuesOf(user), weightUnit },
  })
  const draft = useDraft(form)
  const { dirtyFields } = form.formState
  useEffect(preloadSchemas, [])

  const update = useUpdateProfile({
    onSuccess: () => {
      toast({ title: 'Profile updated successfully!' })
      draft.stored(form.getValues())
      navigate('/')
    },
    onError: (error) => {
      showFailure(error)
      showFieldErrors(form, error)
    },
  })

  const submit = form.handleSubmit((answers) => {
    const age = ageIn(answers.dateOfBirth, user.timeZone)
    const inCm = usesCentimeters(answers, dirtyFields.heightCm, user)
    update.mutate({ body: { ...withTypedUnits(withOneHeight(answers, inCm), answers), age } })
  })
  return { form, draft, submit, pending: update.isPending }
}

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
