import type { Channel } from '@pepwell/contract/reminders/notifications'
import { useQuery } from '@tanstack/react-query'
import { BellRing, Inbox, type LucideIcon, Mail, MessageSquareText, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { formatInstant } from '../../../lib/time/dates.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast-store.ts'
import {
  type ChannelState,
  type ChannelTest,
  isTestPending,
  type Outcome,
  outcomeOf,
} from './channel-outcome.ts'
import { channelsQuery, useTestChannels } from './settings.api.ts'

const channelNames: Record<Channel, string> = {
  in_app: 'In-app',
  push: 'Push',
  email: 'Email',
  sms: 'SMS',
}

const icons: Record<Channel, LucideIcon> = {
  in_app: Inbox,
  push: BellRing,
  email: Mail,
  sms: MessageSquareText,
}

const outcomeWords: Record<Outcome, { tone: Tone; word: string }> = {
  sending: { tone: 'info', word: 'Sending…' },
  delivered: { tone: 'accent', word: 'Delivered' },
  failed: { tone: 'danger', word: 'Failed' },
  unknown: { tone: 'warn', word: 'Pending' },
  off: { tone: 'neutral', word: 'Off' },
}

interface ChannelRowProps {
  state: ChannelState
  /** undefined before the first test */
  test: ChannelTest | undefined
  timeZone: string
}

/** One channel: last success, errors since then, and the test's result. */
function ChannelRow({ state, test, timeZone }: ChannelRowProps) {
  const { channel, isOn, lastSuccessAt, lastError } = state
  const Icon = icons[channel]
  const outcome = test ? outcomeOf(state, test) : isOn ? undefined : 'off'
  const { tone, word } = outcome ? outcomeWords[outcome] : { tone: 'neutral' as const, word: '' }
  return (
    <li className="flex items-start gap-3 py-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-soft">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{channelNames[channel]}</p>
        <p className="text-sm text-soft tabular-nums">
          {lastSuccessAt
            ? `Last delivered ${formatInstant(lastSuccessAt, timeZone)}`
            : 'Nothing delivered yet'}
        </p>
        {lastError && <p className="text-sm break-words text-danger-ink">Last attempt failed: {lastError}</p>}
      </div>
      {outcome && (
        <Badge tone={tone} className="shrink-0">
          {outcome === 'sending' && <Spinner className="size-4" />}
          {word}
        </Badge>
      )}
    </li>
  )
}

/** Polling interval and timeout of a test. */
const POLL_MS = 1500
const TIMEOUT_MS = 30_000

/** Channel status, and a test of all channels. */
function useChannelTest() {
  const [test, setTest] = useState<ChannelTest>()
  const states = useQuery({
    ...channelsQuery,
    refetchInterval: ({ state: { data } }) => (data && test && isTestPending(data, test) ? POLL_MS : false),
  })
  useEffect(() => {
    if (!test || test.isOver) return
    const timer = setTimeout(() => setTest({ ...test, isOver: true }), TIMEOUT_MS)
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

const Placeholder = () => (
  <Loading className="divide-y divide-line">
    {['in-app', 'push', 'email', 'sms'].map((row) => (
      <div key={row} className="flex items-start gap-3 py-3">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="flex-1">
          <Skeleton className="my-0.5 h-5 w-20" />
          <Skeleton className="my-0.5 h-4 w-48" />
        </div>
      </div>
    ))}
  </Loading>
)

/** The test's result in one sentence. */
function summary(states: readonly ChannelState[], test: ChannelTest): string {
  if (test.channels.length === 0) return 'Every channel is off. Turn one on first.'
  if (isTestPending(states, test)) return 'We sent the test.'
  const results = states.map(
    (state) => `${channelNames[state.channel]}: ${outcomeWords[outcomeOf(state, test)].word}`,
  )
  return `Test finished. ${results.join(', ')}.`
}

/** Tests delivery, so that people notice a broken channel before it matters. */
export function DeliveryCheck({ timeZone }: { timeZone: string }) {
  const { states, test, send, isSending } = useChannelTest()
  const { data } = states
  return (
    <Card as="section" aria-labelledby="delivery-check">
      <CardHeader className="mb-2">
        <CardTitle level={3} id="delivery-check">
          Delivery check
        </CardTitle>
      </CardHeader>
      {data && (
        <ul className="divide-y divide-line">
          {data.map((state) => (
            <ChannelRow key={state.channel} state={state} test={test} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {!data && !states.isError && <Placeholder />}
      {!data && states.isError && (
        <ErrorState
          title="We couldn’t load your channels"
          error={states.error}
          onRetry={() => states.refetch()}
          retrying={states.isFetching}
        />
      )}
      <Button
        variant="secondary"
        className="mt-3 whitespace-nowrap max-sm:w-full max-sm:px-2 max-[24rem]:text-[0.9375rem]"
        onClick={send}
        pending={isSending}
        pendingLabel="Sending..."
      >
        <Send className="size-5" aria-hidden="true" />
        Test every channel
      </Button>
      <p role="status" className="mt-2 text-sm text-soft empty:mt-0">
        {data && test ? summary(data, test) : ''}
      </p>
    </Card>
  )
}
