import * as calls from '@pepwell/contract/accounts/phone-verification.calls'
import { useForm } from 'react-hook-form'
import { failureText } from '../../../lib/api/api.ts'
import { useCall } from '../../../lib/api/use-call.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'

const resolver = schemaResolver(
  async () => (await import('@pepwell/contract/accounts/phone-verification')).PhoneCode,
)

function SendAgain() {
  const { mutate, isPending } = useCall(calls.sendPhoneCode, {
    onSuccess: ({ message }) => void toast({ title: 'Sent again', description: message }),
    onError: (error) =>
      void toast({
        title: 'Error',
        description: failureText(error, 'We couldn’t send the code. Please try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <Button variant="secondary" pending={isPending} pendingLabel="Sending..." onClick={() => mutate({})}>
      Send again
    </Button>
  )
}

function useCodeForm() {
  const form = useForm({ resolver, defaultValues: { code: '' } })
  const proving = useCall(calls.verifyPhone, {
    onSuccess: ({ message }) => void toast({ title: 'Verified', description: message }),
  })
  return { form, proving, submit: form.handleSubmit((body) => proving.mutate({ body })) }
}

interface PhoneCodeProps {
  /** whether texts stay in the outbox because no SMS service is configured */
  isInOutbox: boolean
  isAdmin: boolean
}

function hintOf({ isInOutbox, isAdmin }: PhoneCodeProps): string {
  if (!isInOutbox) return 'We texted you a code. It works for 10 minutes. Enter it to get text messages.'
  const where = isAdmin ? 'Find the code in DATA_DIR/outbox.' : 'Please ask your operator for the code.'
  return `Text messages aren’t set up. ${where}`
}

/** Asks for the texted code. SMS starts after verification. */
export function PhoneCode(props: PhoneCodeProps) {
  const { form, proving, submit } = useCodeForm()
  const problem = proving.error && failureText(proving.error, 'That didn’t work. Please try again.')
  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
      <Field label="Six-digit code" hint={hintOf(props)} error={form.formState.errors.code?.message}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          {...form.register('code')}
        />
      </Field>
      <FormProblem text={problem || undefined} />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button type="submit" pending={proving.isPending} pendingLabel="Verifying...">
          Verify
        </Button>
        <SendAgain />
      </div>
    </form>
  )
}
