import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { Reauthentication } from '@pepwell/contract/accounts/reauthentication'
import { useEffect, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { failureText } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { PageDraft } from '../../../ui/draft-context.tsx'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useDraft } from '../../../ui/use-draft.ts'
import { useUpdateProfile } from '../accounts.api.ts'
import { showFieldErrors } from '../field-errors.ts'
import { needsReauthentication } from '../reauthentication/reauthentication-needed.ts'
import { CONTACT_REASON, useQuestion } from '../reauthentication/use-question.tsx'
import { centimetersText, usesCentimeters, withOneHeight } from './height-values.ts'
import { NameFields, PhoneField } from './person-fields.tsx'
import { BodyCard, HealthCard, PersonCard } from './profile-cards.tsx'
import { byUnit, preloadSchemas } from './profile-resolver.ts'
import type { ProfileValues, setupForm } from './profile-schemas.ts'
import { ageIn } from './profile-values.ts'
import { withTypedUnits } from './weight-units.ts'

/** Delay between a successful save and the dashboard, in milliseconds. */
const LEAVE_MS = 1000

/** Defaults for an empty profile: feet, inches, pounds. */
const suggestions = { heightFeet: 5, heightInches: 8, weight: 170, goalWeight: 170 }

type SetupResult = z.output<(typeof setupForm)[keyof typeof setupForm]>
type SetupBody = Parameters<ReturnType<typeof useUpdateProfile>['mutate']>[0]['body']

function heightOf(user: CurrentUser) {
  const height = {
    heightFeet: user.heightFeet ?? suggestions.heightFeet,
    heightInches: user.heightInches ?? suggestions.heightInches,
    heightCm: user.heightCm,
  }
  return { ...height, heightCm: centimetersText(height) }
}

const setupValuesOf = (user: CurrentUser): ProfileValues => ({
  weightUnit: user.weightUnit,
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  phoneNumber: user.phoneNumber ?? '',
  dateOfBirth: user.dateOfBirth ?? undefined,
  gender: user.gender ?? undefined,
  ...heightOf(user),
  weight: user.weight ?? suggestions.weight,
  goalWeight: user.goalWeight ?? suggestions.goalWeight,
  healthConditions: user.healthConditions ?? '',
  allergies: user.allergies ?? '',
  goals: user.goals ?? '',
})

function useLeaveSoon() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current = setTimeout(() => navigate('/'), LEAVE_MS)
  }
}

const FAILURE = 'Failed to update profile. Please try again.'

function showFailure(error: Error): void {
  const description = failureText(error, FAILURE)
  toast({ title: 'Error', description, variant: 'destructive' })
}

/** The setup form: saves the whole profile, then opens the dashboard. */
function useSetupForm(user: CurrentUser) {
  const leaveSoon = useLeaveSoon()
  const form = useForm<ProfileValues, unknown, SetupResult>({
    resolver: byUnit<SetupResult>((schemas) => schemas.setupForm, user),
    defaultValues: setupValuesOf(user),
  })
  const draft = useDraft(form)
  const { dirtyFields } = form.formState
  useEffect(preloadSchemas, [])

  const update = useUpdateProfile({
    onSuccess: () => {
      draft.stored(form.getValues())
      toast({ title: 'Profile Complete!', description: 'Your dashboard is ready.' })
      leaveSoon()
    },
    onError: (error) => {
      if (needsReauthentication(error)) return
      showFailure(error)
      showFieldErrors(form, error)
    },
  })

  const asking = { reason: CONTACT_REASON, failure: FAILURE, call: update, send }
  const { hold, release, question } = useQuestion<SetupBody>(asking)
  function send(body: SetupBody, answer: Reauthentication = {}) {
    const outcome = { onSuccess: release, onError: (error: Error) => hold(body, error) || release() }
    update.mutate({ body: { ...body, ...answer } }, outcome)
  }
  const submit = form.handleSubmit((values) => {
    const inCm = usesCentimeters(form.getValues(), dirtyFields.heightCm, user)
    const age = ageIn(values.dateOfBirth, user.timeZone)
    send({ ...withTypedUnits(withOneHeight(values, inCm), values), age })
  })
  return { form, draft, submit, question, pending: update.isPending || update.isSuccess }
}

export const ProfileSetupForm = ({ user }: { user: CurrentUser }) => (
  <PageDraft form="profile-setup">
    <Fields user={user} />
  </PageDraft>
)

function Fields({ user }: { user: CurrentUser }) {
  const { form, draft, submit, question, pending } = useSetupForm(user)
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <DraftNote draft={draft} />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="flex flex-col gap-5">
            <PersonCard>
              <NameFields />
              <PhoneField />
            </PersonCard>
            <BodyCard timeZone={user.timeZone} />
          </div>
          <HealthCard />
        </div>
        <Button type="submit" size="lg" pending={pending} pendingLabel="Saving..." className="sm:self-start">
          Complete Profile
        </Button>
      </form>
      {question}
    </FormProvider>
  )
}
