import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { Reauthentication } from '@pepwell/contract/accounts/reauthentication'
import { needsProfileSetup } from '@pepwell/domain/accounts/profile'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useDraft } from '../../../ui/use-draft.ts'
import { warned } from '../../../ui/warned-toast.tsx'
import { useUpdateProfile } from '../accounts.api.ts'
import { showFieldErrors } from '../field-errors.ts'
import { needsReauthentication } from '../reauthentication/reauthentication-needed.ts'
import { CONTACT_REASON, useQuestion } from '../reauthentication/use-question.tsx'
import { withOneHeight } from './height-values.ts'
import { byUnit, preloadSchemas } from './profile-resolver.ts'
import type { ProfileResult, ProfileValues } from './profile-schemas.ts'
import { ageIn, profileValuesOf } from './profile-values.ts'
import { withTypedUnits } from './weight-units.ts'

/** Asks before a page with unsaved changes closes or reloads. */
function useUnsavedWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}

type Marked = Partial<Record<keyof ProfileResult, unknown>>

/** The dirty fields. */
const changed = (values: ProfileResult, dirty: Marked): Partial<ProfileResult> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => dirty[name as keyof ProfileResult]))

/** Resets to the saved values but keeps what was typed while saving. */
function applySaved(
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

const FAILURE = 'Failed to update profile. Please try again.'

export function showFailure(error: Error): void {
  const description = fixedText(error, FAILURE)
  toast({ title: 'Error', description, variant: 'destructive' })
}

/** The saved values, and the field values at that time. */
interface Saving {
  body: Partial<ProfileResult> & { age: number | null }
  sent: ProfileValues
}

/** Saves changes. A new email or phone requires reauthentication first. */
function useSaving(
  update: ReturnType<typeof useUpdateProfile>,
  onSaved: (saved: CurrentUser, sent: ProfileValues) => void,
) {
  const asking = { reason: CONTACT_REASON, failure: FAILURE, call: update, send }
  const { hold, release, question } = useQuestion<Saving>(asking)
  function send(saving: Saving, answer: Reauthentication = {}) {
    update.mutate(
      { body: { ...saving.body, ...answer } },
      {
        onSuccess: (saved) => {
          release()
          onSaved(saved, saving.sent)
        },
        onError: (error) => hold(saving, error) || release(),
      },
    )
  }
  return { send: (saving: Saving) => send(saving), question }
}

/** Whether saving would clear an answer that the app requires. */
function closesApp(user: CurrentUser, values: ProfileResult): boolean {
  const isHeightGone = values.weightUnit === 'kg' && values.heightCm == null
  const after = { ...user, ...values, ...(isHeightGone && { heightFeet: null }) } as CurrentUser
  return needsProfileSetup(after) && !needsProfileSetup(user)
}

/** Holds changes that would lock the app until the user confirms them. */
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

/** The profile form: sends only the changes. */
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
    onSuccess: ({ warnings }) => void toast({ title: 'Profile updated successfully!', ...warned(warnings) }),
    onError: (error) => {
      if (needsReauthentication(error)) return
      showFailure(error)
      showFieldErrors(form, error)
    },
  })

  const { send, question } = useSaving(update, (saved, sent) => {
    draft.stored(profileValuesOf(saved))
    applySaved(form, saved, sent)
  })
  const closing = useClosingQuestion(user, send)
  const submit = form.handleSubmit((values) => {
    const age = ageIn(values.dateOfBirth, values.timeZone ?? user.timeZone)
    const height = withOneHeight(changed(values, dirtyFields), values.weightUnit === 'kg')
    const body = withTypedUnits(height, values)
    closing.save({ body: { ...body, age }, sent: form.getValues() }, values)
  })
  return { form, draft, submit, isDirty, pending: update.isPending, question, closing }
}
