import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { usernameLength } from '@pepwell/domain/social/usernames'
import { CircleCheck } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Verdict } from './use-username-check.ts'
import { useUsernameEditor } from './use-username-editor.ts'

/** The status of the check; errors show at the field. */
function VerdictLine({ state, message }: Verdict) {
  const good = state === 'available'
  return (
    <p
      role="status"
      className={`flex min-h-6 items-center gap-2 text-sm ${good ? 'font-semibold text-accent-ink' : 'text-soft'}`}
    >
      {good && <CircleCheck className="size-4" aria-hidden="true" />}
      {state === 'checking' && <Spinner className="size-4" />}
      {state !== 'refused' && message}
    </p>
  )
}

interface UsernameFieldProps {
  username: string
  onType: (typed: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  error?: string
}

function UsernameField({ username, onType, onKeyDown, error }: UsernameFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <Field label="Username" hint="Letters, numbers and underscores, 2–20 characters" error={error}>
      <TextInput
        ref={input}
        value={username}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={usernameLength.max}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  )
}

interface UsernameEditorProps {
  user: CurrentUser
  /** after saving or canceling */
  onDone: () => void
}

export function UsernameEditor({ user, onDone }: UsernameEditorProps) {
  const { username, type, verdict, save, pending } = useUsernameEditor(user, onDone)
  const available = verdict.state === 'available'
  const error = verdict.state === 'refused' ? verdict.message : undefined

  // Browsers don't submit on Enter while the button is disabled, so the error would never show.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save(event)
    if (event.key === 'Escape') onDone()
  }

  return (
    <form onSubmit={save} noValidate className="max-w-md">
      <UsernameField username={username} onType={type} onKeyDown={onKeyDown} error={error} />
      <VerdictLine {...verdict} />
      <div className="mt-2 flex gap-3">
        <Button type="submit" disabled={!available} pending={pending} pendingLabel="Saving...">
          Save
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
