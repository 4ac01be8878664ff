import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { toast } from '../../../../ui/toast-store.ts'
import { useDraft } from '../../../../ui/use-draft.ts'
import { useUpdateProfile } from '../../accounts.api.ts'
import { showFieldErrors } from '../../field-errors.ts'
import { goesInCm, withOneHeight } from '../height-values.ts'
import { byUnit, preloadSchemas } from '../profile-resolver.ts'
import type { firstRunForm, ProfileValues } from '../profile-schemas.ts'
import { ageIn, profileValuesOf } from '../profile-values.ts'
import { showFailure } from '../use-profile-form.ts'
import { withTypedUnits } from '../weight-units.ts'
import { unitOfRegion } from './region-unit.ts'

type FirstRunResult = z.output<(typeof firstRunForm)[keyof typeof firstRunForm]>

export function useFirstRun(user: CurrentUser) {
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
    const inCm = goesInCm(answers, dirtyFields.heightCm, user)
    update.mutate({ body: { ...withTypedUnits(withOneHeight(answers, inCm), answers), age } })
  })
  return { form, draft, submit, pending: update.isPending }
}
