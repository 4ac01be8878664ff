import type { Reauthentication } from '@pepwell/contract/accounts/reauthentication'
import type { UseMutationResult } from '@tanstack/react-query'
import { failureText, hideIfSignedOut } from '../../../lib/api/api.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useQuestion } from './use-question.tsx'

interface Confirmed<Reply, Input> {
  call: UseMutationResult<Reply, Error, Input>
  /** why we ask for the password */
  reason: string
  /** fallback error message */
  failure: string
  onDone: (reply: Reply) => void
}

/** Sends a request that needs reauthentication, and repeats it after the user confirms. */
export function useConfirmed<Reply, Input extends { body: Reauthentication }>(
  props: Confirmed<Reply, Input>,
) {
  const { call, reason, failure, onDone } = props
  const { hold, release, isAsked, question } = useQuestion<Input>({ reason, failure, call, send })
  function send(input: Input, answer: Reauthentication = {}) {
    call.mutate(
      { ...input, body: { ...input.body, ...answer } },
      {
        onSuccess: (reply) => {
          release()
          onDone(reply)
        },
        onError: hideIfSignedOut((error) => {
          if (!hold(input, error) && !isAsked)
            toast({ title: 'Error', description: failureText(error, failure), variant: 'destructive' })
        }),
      },
    )
  }
  return { send: (input: Input) => send(input), question, isPending: call.isPending && !isAsked }
}
