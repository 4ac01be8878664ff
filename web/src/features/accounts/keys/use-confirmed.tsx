import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText, unlessSignedOut } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast-store.ts'
import { asksForPassword } from '../asks-for-password.ts'
import { PasswordQuestion } from '../profile/password-question.tsx'

interface Confirmed<Reply, Input> {
  call: UseMutationResult<Reply, Error, Input>
  /** why the password is asked for */
  reason: string
  /** what is said when it failed without a reason */
  failure: string
  onDone: (reply: Reply) => void
}

/** Sends what asks for the password first, unless it was typed a moment ago; then it goes once more, with the password. */
export function useConfirmed<Reply, Input extends { body: { currentPassword?: string } }>(
  props: Confirmed<Reply, Input>,
) {
  const { call, reason, failure, onDone } = props
  const [waiting, setWaiting] = useState<Input>()
  const isAsked = waiting !== undefined
  const send = (input: Input) =>
    call.mutate(input, {
      onSuccess: (reply) => {
        setWaiting(undefined)
        onDone(reply)
      },
      onError: unlessSignedOut((error) => {
        if (asksForPassword(error)) setWaiting(input)
        else if (!isAsked)
          toast({ title: 'Error', description: failureText(error, failure), variant: 'destructive' })
      }),
    })
  const isWrong = call.error && !(asksForPassword(call.error) && call.error.code === 'PASSWORD_NEEDED')
  const question = waiting && (
    <PasswordQuestion
      reason={reason}
      problem={isWrong ? failureText(call.error, failure) : undefined}
      pending={call.isPending}
      onAnswer={(currentPassword) => send({ ...waiting, body: { ...waiting.body, currentPassword } })}
      onLeave={() => setWaiting(undefined)}
    />
  )
  return { send, question, isPending: call.isPending && !isAsked }
}
