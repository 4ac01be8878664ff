import { useState } from 'react'
import { lazyPanel } from '../../../ui/lazy-panel.tsx'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import { DeleteMemberDialog } from './delete-member-dialog.tsx'
import type { Asked } from './member-actions.tsx'
import type { Member } from './members.api.ts'
import { PermissionsDialog } from './permissions-dialog.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'
import { UsersTable } from './users-table.tsx'

// Lazy: rarely opened.
const CreateAdminDialog = lazyPanel(() => import('./create-admin-dialog.tsx'))
const RemoveKeysDialog = lazyPanel(() => import('./remove-keys-dialog.tsx'))

const dialogs = {
  reset: ResetPasswordDialog,
  keys: RemoveKeysDialog,
  permissions: PermissionsDialog,
  delete: DeleteMemberDialog,
} satisfies Record<Asked, unknown>

interface UsersProps {
  /** the current operator */
  ownId: string
  timeZone: string
}

/** The member list with its dialogs. */
export function Users({ ownId, timeZone }: UsersProps) {
  const [creating, setCreating] = useState(false)
  const asked = useDialogAbout<{ what: Asked; member: Member }>()
  const { subject, open, onOpenChange } = asked
  const Dialog = subject && dialogs[subject.what]
  return (
    <>
      <UsersTable
        ownId={ownId}
        timeZone={timeZone}
        ask={(what, member) => asked.show({ what, member })}
        onCreate={() => setCreating(true)}
      />
      {Dialog && (
        <Dialog key={subject.member.id} member={subject.member} open={open} onOpenChange={onOpenChange} />
      )}
      <CreateAdminDialog open={creating} onOpenChange={setCreating} />
    </>
  )
}
