import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useSecondStep } from './use-second-step.ts'

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
