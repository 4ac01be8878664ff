import type { CurrentUser } from '@pepwell/contract/accounts'
import { needsProfileSetup } from '@pepwell/domain/profile'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { failureText } from '../../../lib/api.ts'
import { fixedText } from '../../../lib/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useDraft } from '../../../ui/use-draft.ts'
import { useUpdateProfile } from '../accounts.api.ts'
import { asksForPassword } from '../asks-for-password.ts'
import { showFieldErrors } from '../field-errors.ts'
import { withOneHeight } from './height-values.ts'
import { byUnit, preloadSchemas } from './profile-resolver.ts'
import type { ProfileResult, ProfileValues } from './profile-schemas.ts'
import { ageIn, profileValuesOf } from './profile-values.ts'
import { useUnsavedWarning } from './use-unsaved-warning.ts'
import { withTypedUnits } from './weight-units.ts'

type Marked = Partial<Record<keyof ProfileResult, unknown>>

/** The fields that are different now. */
const changed = (values: ProfileResult, dirty: Marked): Partial<ProfileResult> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => dirty[name as keyof ProfileResult]))

/** Begins anew with what was saved; what was typed while the saving was under way stays typed. */
function takeOver(
  form: UseFormReturn<ProfileValues, unknown, ProfileResult>,
  saved: CurrentUser,
  sent: ProfileValues,
): void {
  const typed = form.getValues()
  const names = Object.keys(typed) as (keyof ProfileValues)[]
  form.reset(profileValuesOf(saved))
  for (const name of names.filter((known) => !Object.is(typed[known], sent[known])))
    form.setValue(name, typed[name], { shouldDirty: true })
}

export function sayItFailed(error: Error): void {
  const description = fixedText(error, 'Failed to update profile. Please try again.')
  toast({ title: 'Error', description, variant: 'destructive' })
}

/** What is saved, and what stood in the fields then. */
interface Saving {
  body: Partial<ProfileResult> & { age: number | null }
  sent: ProfileValues
}

/** Sends changes; where the password is asked for first, the same go once more with it. */
function useQuestion(
  { mutate, error }: ReturnType<typeof useUpdateProfile>,
  onSaved: (saved: CurrentUser, sent: ProfileValues) => void,
) {
  const [waiting, setWaiting] = useState<Saving>()
  const send = (saving: Saving, currentPassword?: string) =>
    mutate(
      { body: { ...saving.body, currentPassword } },
      {
        onSuccess: (saved) => {
          setWaiting(undefined)
          onSaved(saved, saving.sent)
        },
        onError: (failure) => setWaiting(asksForPassword(failure) ? saving : undefined),
      },
    )
  const isWrong = asksForPassword(error) && error.code === 'WRONG_PASSWORD'
  return {
    send,
    isAsked: waiting !== undefined,
    problem: isWrong ? failureText(error, '') : undefined,
    answer: (password: string) => waiting && send(waiting, password),
    leave: () => setWaiting(undefined),
  }
}

/** Whether saving leaves a gap that closes the app. */
function closesApp(user: CurrentUser, values: ProfileResult): boolean {
  const isHeightGone = values.weightUnit === 'kg' && values.heightCm == null
  const after = { ...user, ...values, ...(isHeightGone && { heightFeet: null }) } as CurrentUser
  return needsProfileSetup(after) && !needsProfileSetup(user)
}

/** Holds changes that close the app until the person confirms them. */
function useClosingQuestion(user: CurrentUser, send: (saving: Saving) => void) {
  const [held, setHeld] = useState<Saving>()
  return {
    save: (saving: Saving, values: ProfileResult) =>
      closesApp(user, values) ? setHeld(saving) : send(saving),
    isAsked: held !== undefined,
    leave: () => setHeld(undefined),
    confirm: () => {
      setHeld(undefined)
      if (held) send(held)
    },
  }
}

/** The profile form: sends what changed. */
export function useProfileForm(user: CurrentUser) {
  const form = useForm<ProfileValues, unknown, ProfileResult>({
    resolver: byUnit<ProfileResult>((schemas) => schemas.profileForm, user),
    defaultValues: profileValuesOf(user),
  })
  const draft = useDraft(form, { isEdit: true })
  const { isDirty, dirtyFields } = form.formState
  useUnsavedWarning(isDirty)
  useEffect(preloadSchemas, [])

  const update = useUpdateProfile({
    onSuccess: () => toast({ title: 'Profile updated successfully!' }),
    onError: (error) => {
      if (asksForPassword(error)) return
      sayItFailed(error)
      showFieldErrors(form, error)
    },
  })

  const question = useQuestion(update, (saved, sent) => {
    draft.stored(profileValuesOf(saved))
    takeOver(form, saved, sent)
  })
  const closing = useClosingQuestion(user, question.send)
  const submit = form.handleSubmit((values) => {
    const age = ageIn(values.dateOfBirth, values.timeZone ?? user.timeZone)
    const height = withOneHeight(changed(values, dirtyFields), values.weightUnit === 'kg')
    const body = withTypedUnits(height, values)
    closing.save({ body: { ...body, age }, sent: form.getValues() }, values)
  })
  return { form, draft, submit, isDirty, pending: update.isPending, question, closing }
}
