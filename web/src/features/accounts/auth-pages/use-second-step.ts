import type { SecondStep } from '@pepwell/contract/accounts/two-step'
import { secondStep } from '@pepwell/contract/accounts/two-step.calls'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef } from 'react'
import type { z } from 'zod'
import { ApiError, api } from '../../../lib/api/api.ts'
import { deviceTimeZone } from '../time-zone/device-time-zone.ts'
import { accepted } from './sign-in-failure.ts'
import { usePlainForm } from './use-plain-form.ts'
import { showSignInFailure, useEntered } from './use-sign-in.ts'

const loadSchema = () => import('@pepwell/contract/accounts/two-step').then(({ SecondStep }) => SecondStep)

const codeOf = (error: Error) => (error instanceof ApiError ? error.code : undefined)

/** The second-step form. `onOver` runs when the password has to be entered again. */
export function useSecondStep(onOver: () => void) {
  const ref = useRef<HTMLFormElement>(null)
  const { errors, show, check, recheck } = usePlainForm(loadSchema)
  const finish = useMutation({
    mutationFn: async (typed: z.output<typeof SecondStep>) =>
      accepted(await api(secondStep, { body: { ...typed, timeZone: deviceTimeZone() } })),
    onSuccess: useEntered(),
    onError: (error) => {
      if (codeOf(error) === 'TWO_STEP_CODE_WRONG' && ref.current)
        return show(ref.current, { code: (error as ApiError).serverMessage ?? 'Wrong code' })
      showSignInFailure(error)
      if (codeOf(error) === 'SECOND_STEP_OVER') onOver()
    },
  })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (finish.isPending) return
    try {
      const typed = await check(event.currentTarget)
      if (typed) finish.mutate(typed)
    } catch (error) {
      // The schema couldn't be loaded: offline.
      showSignInFailure(error)
    }
  }

  const onChange = () => void (ref.current && recheck(ref.current))
  return {
    error: errors.code,
    pending: finish.isPending || finish.isSuccess,
    formProps: { ref, onSubmit: submit, onChange },
  }
}
