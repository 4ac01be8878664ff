import { AuthenticatorCode } from '@pepwell/contract/accounts/two-step'
import { useForm } from 'react-hook-form'
import { encode } from 'uqr'
import { problemText } from '../../../lib/api/refusal-text.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { showFieldErrors } from '../field-errors.ts'
import { useSwitchOnTwoStep } from './security.api.ts'

/** Quiet zone around the code, in modules. */
const BORDER = 4

/** Dark modules, each one unit square. */
const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** Renders text as a QR code, dark on white in both themes: not every scanner reads inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-xl bg-white fill-black"
    >
      <path d={pathOf(data)} />
    </svg>
  )
}

export interface SetUpDialogProps {
  /** for typing it in */
  appKey: string
  /** for the QR code */
  address: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** passes on the recovery codes */
  onDone: (codes: string[]) => void
}

function useFirstCode(onDone: SetUpDialogProps['onDone']) {
  const form = useForm({ resolver: schemaResolver(AuthenticatorCode), defaultValues: { code: '' } })
  const switchOn = useSwitchOnTwoStep({
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onError: (error) => showFieldErrors(form, error),
  })
  const problem = problemText(switchOn.error, 'We couldn’t turn it on. Please try again.')
  return {
    form,
    problem,
    pending: switchOn.isPending,
    send: form.handleSubmit((body) => switchOn.mutate({ body })),
  }
}

/** Groups of four characters, easier to read and type. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ')

/** Shows the authenticator key and asks for the first code. */
export default function SetUpDialog({ appKey, address, onDone, ...dialog }: SetUpDialogProps) {
  const { form, problem, pending, send } = useFirstCode(onDone)
  const { error } = form.getFieldState('code', form.formState)
  return (
    <FormDialog
      {...dialog}
      size="md"
      title="Set up two-step sign-in"
      description="Use Google Authenticator, 1Password, Aegis or any other authenticator app."
      submit={{ label: 'Turn on', pendingLabel: 'Turning on...', pending }}
      problem={error ? undefined : problem}
    >
      {(id) => (
        <form id={id} onSubmit={send} noValidate className="flex flex-col gap-5">
          <div className="flex flex-wrap items-center gap-5">
            <QrCode text={address} label="QR code for the authenticator app" />
            <div className="min-w-48 flex-1">
              <p>Scan this with the app, or type in the key:</p>
              <code className="mt-2 block rounded-lg bg-sunken px-3 py-2 font-mono font-semibold break-words select-all">
                {inGroups(appKey)}
              </code>
            </div>
          </div>
          <Field label="Code" hint="The six digits in the app" error={error?.message}>
            <TextInput inputMode="numeric" autoComplete="one-time-code" {...form.register('code')} />
          </Field>
        </form>
      )}
    </FormDialog>
  )
}
