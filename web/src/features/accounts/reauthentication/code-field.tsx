import type { ComponentProps } from 'react'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

interface CodeFieldProps extends ComponentProps<typeof TextInput> {
  error: string | undefined
}

/** The two-factor code next to the password. */
export const CodeField = ({ error, ...input }: CodeFieldProps) => (
  <Field label="Code" hint="From your authenticator app, or a recovery code" error={error}>
    <TextInput autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...input} />
  </Field>
)
