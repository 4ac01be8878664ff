import { memberName } from '@pepwell/domain/accounts/members'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type Member, useResetPassword } from './members.api.ts'

/** How long a temporary password stays visible. */
const SECONDS_IN_SIGHT = 10

interface TemporaryPasswordProps {
  password: string
  mailed: boolean
  /** the countdown has ended */
  onOver: () => void
}

/** A temporary password to read out or copy, with a countdown. */
function TemporaryPassword({ password, mailed, onOver }: TemporaryPasswordProps) {
  const [left, setLeft] = useState(SECONDS_IN_SIGHT)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (left === 0) return onOver()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, onOver])
  const copy = () =>
    void navigator.clipboard.writeText(password).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <div className="pt-1">
      <div className="flex items-center gap-2">
        <code className="min-w-0 flex-1 rounded-lg bg-sunken px-2.5 py-2 font-mono font-semibold select-all">
          {password}
        </code>
        <Button variant="secondary" size="sm" onClick={copy}>
          {copied ? (
            <Check className="size-4" aria-hidden="true" />
          ) : (
            <Copy className="size-4" aria-hidden="true" />
          )}
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p className="mt-2 text-sm text-soft">
        {mailed
          ? 'We also emailed it. It works for 24 hours.'
          : 'We couldn’t email it. It works for 24 hours.'}
      </p>
      <div aria-hidden="true" className="mt-2 flex items-center gap-2 text-sm text-soft tabular-nums">
        <span className="h-1 flex-1 overflow-hidden rounded-full bg-line">
          <span
            className="block h-full origin-left rounded-full bg-accent transition-transform duration-1000 ease-linear"
            style={{ transform: `scaleX(${left / SECONDS_IN_SIGHT})` }}
          />
        </span>
        {left} s
      </div>
    </div>
  )
}

/** Shows the password until its countdown ends; the toast doesn't close by itself. */
function showPassword({ tempPassword, mailed }: { tempPassword: string; mailed: boolean }): void {
  const shown = toast({
    title: 'Password Reset Successful',
    description: <TemporaryPassword password={tempPassword} mailed={mailed} onOver={() => shown.dismiss()} />,
    duration: Number.POSITIVE_INFINITY,
  })
}

interface ResetPasswordDialogProps {
  member: Member
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before setting a temporary password, because that signs the member out everywhere. */
export function ResetPasswordDialog({ member, open, onOpenChange }: ResetPasswordDialogProps) {
  const { mutate, isPending } = useResetPassword({
    onSuccess: (reply) => {
      onOpenChange(false)
      showPassword(reply)
    },
    onError: (error) =>
      toast({
        title: 'Password Reset Failed',
        description: refusalText(error, 'Failed to reset user password'),
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Reset the password of ${memberName(member)}?`}
      description={`We sign out ${member.email} everywhere and email a temporary password. It works for 24 hours.`}
      confirmLabel="Reset password"
      pendingLabel="Resetting..."
      pending={isPending}
      onConfirm={() => mutate({ params: { userId: member.id } })}
    />
  )
}
