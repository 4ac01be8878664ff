import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { usernameLength, usernameProblem, withoutAt } from '@pepwell/domain/social/usernames'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, failureText } from '../../../lib/api/api.ts'
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useChangeUsername, usernameCheck } from '../accounts.api.ts'

/** Debounce before the server checks a name, in milliseconds. */
const CHECK_DELAY_MS = 500

/** The check result for a typed username. */
interface Verdict {
  state: 'unchanged' | 'checking' | 'available' | 'refused'
  message?: string
}

const refused = (message: string): Verdict => ({ state: 'refused', message })

const failureMessage = (error: Error): string =>
  error instanceof ApiError ? 'Error checking username' : 'Error checking username availability'

/** Checks a username while typing; obvious errors need no request. */
function useUsernameCheck(username: string, current: string): Verdict {
  const settled = useDebouncedValue(username, CHECK_DELAY_MS)
  const problem = usernameProblem(username)
  const unchanged = username === current
  const standsStill = settled === username
  const check = useQuery({ ...usernameCheck(settled), enabled: standsStill && !unchanged && !problem })

  if (unchanged) return { state: 'unchanged' }
  if (problem) return refused(problem)
  if (!standsStill || check.isFetching) return { state: 'checking', message: 'Checking...' }
  if (check.error) return refused(failureMessage(check.error))
  if (!check.data) return { state: 'checking' }
  const { available, message } = check.data
  return available ? { state: 'available', message } : refused(message)
}

function showFailure(error: Error): void {
  const description = failureText(error, 'Failed to update username. Please try again.')
  toast({ title: 'Error', description, variant: 'destructive' })
}

/** Edits a username: typed without @, checked while typing, saved only if free. */
function useUsernameEditor(user: CurrentUser, onSaved: () => void) {
  const client = useQueryClient()
  const current = withoutAt(user.userHandle ?? '')
  const [username, setUsername] = useState(current)
  const verdict = useUsernameCheck(username, current)

  const change = useChangeUsername({
    onSuccess: (saved) => {
      toast({ title: 'Username Updated', description: `You’re now ${saved.userHandle}.` })
      onSaved()
    },
    onError: (error) => {
      showFailure(error)
      // Someone may have taken it meanwhile: check again.
      void client.invalidateQueries({ queryKey: usernameCheck(username).queryKey })
    },
  })

  function save(event: SyntheticEvent) {
    event.preventDefault()
    if (change.isPending) return
    if (verdict.state === 'available') change.mutate({ body: { username } })
    else {
      const description = 'Please choose a different username'
      toast({ title: 'Invalid Username', description, variant: 'destructive' })
    }
  }

  const type = (typed: string) => setUsername(withoutAt(typed))
  return { username, type, verdict, save, pending: change.isPending }
}

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

function UsernameEditor({ user, onDone }: UsernameEditorProps) {
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

/** The username, with a button to change it. */
export function UsernameCard({ user }: { user: CurrentUser }) {
  const [editing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const stopEditing = () => {
    flushSync(() => setEditing(false))
    editButton.current?.focus()
  }
  return (
    <Card>
      <CardHeader
        action={
          !editing && (
            <Button ref={editButton} variant="secondary" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )
        }
      >
        <CardTitle>Username</CardTitle>
        <CardText>Others use it to find you.</CardText>
      </CardHeader>
      {editing ? (
        <UsernameEditor user={user} onDone={stopEditing} />
      ) : (
        <p className="text-xl font-semibold break-all">{user.userHandle ?? 'Not set'}</p>
      )}
    </Card>
  )
}
