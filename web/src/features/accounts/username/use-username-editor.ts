import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { withoutAt } from '@pepwell/domain/social/usernames'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { failureText } from '../../../lib/api/api.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useChangeUsername, usernameCheck } from '../accounts.api.ts'
import { useUsernameCheck } from './use-username-check.ts'

function showFailure(error: Error): void {
  const description = failureText(error, 'Failed to update username. Please try again.')
  toast({ title: 'Error', description, variant: 'destructive' })
}

/** Edits a username: typed without @, checked while typing, saved only if free. */
export function useUsernameEditor(user: CurrentUser, onSaved: () => void) {
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
