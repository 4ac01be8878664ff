import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, failureText, hideIfSignedOut } from '../../../lib/api/api.ts'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { pushState, switchOff, switchOn } from './device.ts'

const failure = (error: unknown): string =>
  error instanceof ApiError
    ? failureText(error, 'Please try again.')
    : fixedText(error, 'Your browser couldn’t reach its push service. Please try again.')

/** Push status of this device, with its switch. `onChanged` runs after each change. */
export function usePush(userId: string, onChanged: () => void) {
  const client = useQueryClient()
  const queryKey = ['push-on-this-device', userId]
  const { data: state, refetch } = useQuery({ queryKey, queryFn: () => pushState(userId) })
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? switchOn(userId) : switchOff()),
    onSuccess: (reached) => {
      client.setQueryData(queryKey, reached)
      onChanged()
    },
    onError: hideIfSignedOut((error) => {
      toast({
        title: 'We couldn’t change notifications on this device',
        description: failure(error),
        variant: 'destructive',
      })
      void refetch()
    }),
  })
  // Permission may change in the browser's settings while the page is hidden.
  useEffect(() => {
    const refetchIfVisible = () => void (document.visibilityState === 'visible' && refetch())
    document.addEventListener('visibilitychange', refetchIfVisible)
    return () => document.removeEventListener('visibilitychange', refetchIfVisible)
  }, [refetch])
  /** the pending new status */
  const target = change.isPending ? change.variables : undefined
  return { state, target, change: change.mutate }
}
