import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { UsernameEditor } from './username-editor.tsx'

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
