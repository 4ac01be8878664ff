import type { MutateOptions, UseMutationResult } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { DOUBLE_TAP_MS } from './taps.ts'

interface Sent<Reply> {
  said: string
  at: number
  answer: Promise<Reply>
  isUnderWay: boolean
}

/**
 * Sends the same input once while it is pending, and once per double tap, however fast the response: a button doesn't
 * know the first tap until it rerenders. After a failure it may be sent again immediately.
 */
export function useOnceATap<Reply, Input>(mutation: UseMutationResult<Reply, Error, Input>) {
  const last = useRef<Sent<Reply>>(undefined)
  const { mutateAsync: send } = mutation
  const mutateAsync = useCallback(
    (input: Input, options?: MutateOptions<Reply, Error, Input>) => {
      const key = JSON.stringify(input) ?? ''
      const before = last.current
      const isRepeat = before?.isUnderWay || performance.now() - (before?.at ?? 0) < DOUBLE_TAP_MS
      if (before?.said === key && isRepeat) return before.answer
      const sent = { said: key, at: performance.now(), answer: send(input, options), isUnderWay: true }
      last.current = sent
      sent.answer.then(
        () => {
          sent.isUnderWay = false
        },
        () => {
          if (last.current === sent) last.current = undefined
        },
      )
      return sent.answer
    },
    [send],
  )
  const mutate = useCallback(
    (...args: Parameters<typeof mutateAsync>) => void mutateAsync(...args).catch(() => {}),
    [mutateAsync],
  )
  return { ...mutation, mutate, mutateAsync } as typeof mutation
}
