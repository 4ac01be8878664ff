import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DeleteStackDialog } from '../../features/stacks/delete-stack-dialog.tsx'
import { EditStackDialog } from '../../features/stacks/stack-dialog.tsx'
import type { Stack } from '../../features/stacks/stacks.api.ts'
import { Button } from '../../ui/button.tsx'

export function OwnStackActions({ stack }: { stack: Stack }) {
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setEditing(true)}>
        <Pencil className="size-4" aria-hidden="true" />
        Edit
      </Button>
      <Button variant="secondary" onClick={() => setDeleting(true)}>
        <Trash2 className="size-4" aria-hidden="true" />
        Delete
      </Button>
      <EditStackDialog stack={stack} open={editing} onOpenChange={setEditing} />
      <DeleteStackDialog
        stack={stack}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => void navigate('/social?tab=stacks', { replace: true })}
      />
    </>
  )
}
