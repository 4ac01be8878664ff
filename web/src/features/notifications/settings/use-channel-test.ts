import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { type ChannelTest, isUnderWay } from './channel-outcome.ts'
import { channelsQuery, useTestChannels } from './settings.api.ts'

/** Polling interval and timeout of a test. */
const LOOK_MS = 1500
const PATIENCE_MS = 30_000

/** Channel status, and a test of all channels. */
export function useChannelTest() {
  const [test, setTest] = useState<ChannelTest>()
  const states = useQuery({
    ...channelsQuery,
    refetchInterval: ({ state: { data } }) => (data && test && isUnderWay(data, test) ? LOOK_MS : false),
  })
  useEffect(() => {
    if (!test || test.isOver) return
    const timer = setTimeout(() => setTest({ ...test, isOver: true }), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [test])

  const send = useTestChannels({
    onSuccess: ({ channels }) => {
      setTest({ channels, before: states.data ?? [], isOver: false })
      return states.refetch()
    },
    onError: (error) => {
      const description = refusalText(error, 'Please try again.')
      toast({ title: 'We couldn’t send the test', description, variant: 'destructive' })
    },
  })
  return { states, test, send: () => send.mutate({}), isSending: send.isPending }
}
