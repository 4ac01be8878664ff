import type { SecondStep } from '@pepwell/contract/accounts/two-step'
import { secondStep } from '@pepwell/contract/accounts/two-step.calls'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError, api } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { deviceTimeZone } from '../time-zone/device-time-zone.ts'
import { accepted } from './sign-in-failure.ts'
import { usePlainForm } from './use-plain-form.ts'
import { showSignInFailure, useEntered } from './use-sign-in.ts'

const loadSchema = () => import('@pepwell/contract/accounts/two-step').then(({ SecondStep }) => SecondStep)

const codeOf = (error: Error) => (error instanceof ApiError ? error.code : undefined)

/** The second-step form. `onOver` runs when the password has to be entered again. */
function useSecondStep(onOver: () => void) {
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

const ways = {
  app: {
    label: 'Code',
    hint: 'The six digits in your authenticator app',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'Each of your ten codes works once',
    input: { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
    other: 'Use the authenticator app',
  },
} as const

/** The second factor: a code from the authenticator app, or a recovery code. */
export default function SecondStepForm({ onOver }: { onOver: () => void }) {
  const [way, setWay] = useState<keyof typeof ways>('app')
  const { error, pending, formProps } = useSecondStep(onOver)
  const { label, hint, input, other } = ways[way]
  return (
    <>
      <form {...formProps} noValidate className="flex flex-col gap-5">
        <Field label={label} hint={hint} error={error}>
          <TextInput key={way} name="code" autoFocus {...input} />
        </Field>
        <Button type="submit" size="lg" pending={pending} pendingLabel="Signing in...">
          Continue
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap justify-center gap-x-2">
        <Button variant="ghost" onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}>
          {other}
        </Button>
        <Button variant="ghost" onClick={onOver}>
          Start again
        </Button>
      </div>
    </>
  )
}
