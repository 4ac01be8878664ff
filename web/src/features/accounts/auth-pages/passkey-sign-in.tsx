import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { useCanHavePasskeys, wasDismissed } from '../can-have-passkeys.ts'
import { accepted } from './sign-in-failure.ts'
import { showSignInFailure, useEntered } from './use-sign-in.ts'

// Lazy: most people use a password.
const load = () => import('./ask-for-passkey.ts')

export function PasskeySignIn() {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => accepted(await (await load()).askForPasskey()),
    onSuccess: useEntered(),
    onError: (error) => wasDismissed(error) || showSignInFailure(error),
  })
  if (!useCanHavePasskeys()) return null
  return (
    <Button
      variant="secondary"
      size="lg"
      className="mt-3 w-full"
      pending={isPending || isSuccess}
      pendingLabel="Signing in..."
      onPointerEnter={() => void load().catch(() => {})}
      onClick={() => mutate()}
    >
      Use a passkey
    </Button>
  )
}
