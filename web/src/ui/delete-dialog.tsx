import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemText } from '../lib/api/refusal-text.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface DeleteDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** the question: 'Delete 170.2 lbs?' */
  title: string
  /** what else is deleted, and what stays */
  children: ReactNode
  deletion: Pick<UseMutationResult<unknown, Error, never>, 'reset' | 'isPending' | 'error'>
  /** fallback error message */
  failure: string
  /** the verb for things that leave a list but continue to exist */
  verb?: 'Remove'
  onDelete: () => void
}

/** Asks before deleting. Stays open and shows the reason on failure. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { open, onOpenChange, title, children, deletion, failure, verb, onDelete } = props
  const change = (next: boolean) => {
    deletion.reset()
    onOpenChange(next)
  }
  const problem = problemText(deletion.error, failure)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={title}
      description={
        <>
          {children}
          {problem && (
            <span role="alert" className="mt-3 block font-semibold text-danger-ink">
              {problem}
            </span>
          )}
        </>
      }
      confirmLabel={verb ?? 'Delete'}
      pendingLabel={verb ? 'Removing...' : 'Deleting...'}
      destructive
      pending={deletion.isPending}
      onConfirm={onDelete}
    />
  )
}
