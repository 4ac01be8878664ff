import type { Channel } from '@pepwell/contract/reminders/notifications'
import { BellRing, Inbox, type LucideIcon, Mail, MessageSquareText } from 'lucide-react'
import { formatInstant } from '../../../lib/time/dates.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type ChannelState, type ChannelTest, type Outcome, outcomeOf } from './channel-outcome.ts'

export const channelNames: Record<Channel, string> = {
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

export const outcomeWords: Record<Outcome, { tone: Tone; word: string }> = {
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
export function ChannelRow({ state, test, timeZone }: ChannelRowProps) {
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
            ? `last delivered ${formatInstant(lastSuccessAt, timeZone)}`
            : 'nothing delivered yet'}
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
