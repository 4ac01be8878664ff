import type { ReactNode } from 'react'
import { failureText } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useSendVerificationLink } from './verification.api.ts'

interface SendVerificationLinkProps {
  children: ReactNode
  variant?: 'secondary' | 'tinted'
  className?: string
}

/** Sends the verification link again. */
export function SendVerificationLink({
  children,
  variant = 'secondary',
  className,
}: SendVerificationLinkProps) {
  const { mutate, isPending } = useSendVerificationLink({
    onSuccess: ({ message }) => void toast({ title: 'Sent again', description: message }),
    onError: (error) =>
      void toast({
        title: 'Error',
        description: failureText(error, 'We couldn’t send the link. Please try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <Button
      variant={variant}
      className={className}
      pending={isPending}
      pendingLabel="Sending..."
      onClick={() => mutate({})}
    >
      {children}
    </Button>
  )
}
