import type { Reauthentication } from '@pepwell/contract/accounts/reauthentication'
import { useMutation } from '@tanstack/react-query'
import { failureText } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useCanHavePasskeys, wasDismissed } from '../can-have-passkeys.ts'

/** Confirms the user with a passkey instead of a password. */
export function ConfirmWithPasskey({ onAnswer }: { onAnswer: (answer: Reauthentication) => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await import('./ask-for-own-passkey.ts')).askForOwnPasskey(),
    onSuccess: onAnswer,
    onError: (error) => {
      if (wasDismissed(error)) return
      const description = failureText(error, 'The passkey didn’t work. Enter your password.')
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })
  if (!useCanHavePasskeys()) return null
  return (
    <Button
      variant="secondary"
      className="mt-5 w-full"
      pending={isPending}
      pendingLabel="Asking..."
      onClick={() => mutate()}
    >
      Use a passkey
    </Button>
  )
}
