import type { CallReply } from '@pepwell/contract/declared'
import type { Channel, channelStates } from '@pepwell/contract/reminders/notifications'

/** How a channel stands. */
export type ChannelState = CallReply<typeof channelStates>[number]

/** A test that was sent. */
export interface ChannelTest {
  /** the channels that the test went out on */
  channels: readonly Channel[]
  /** how the channels stood before */
  before: readonly ChannelState[]
  /** nobody waits for the test any more */
  isOver: boolean
}

/** What came of a test on one channel. */
export type Outcome = 'sending' | 'delivered' | 'failed' | 'unknown' | 'off'

/** The outcome is told by what changed since, and not by the clock: this device's may be wrong. */
export function outcomeOf(state: ChannelState, { channels, before, isOver }: ChannelTest): Outcome {
  const { channel, lastSuccessAt, lastError } = state
  if (!channels.includes(channel)) return 'off'
  const then = before.find((one) => one.channel === channel)
  if (lastSuccessAt !== null && lastSuccessAt !== (then?.lastSuccessAt ?? null)) return 'delivered'
  if (lastError !== null && (isOver || lastError !== (then?.lastError ?? null))) return 'failed'
  return isOver ? 'unknown' : 'sending'
}

/** Whether something of a test is still on its way. */
export const isUnderWay = (states: readonly ChannelState[], test: ChannelTest): boolean =>
  states.some((state) => outcomeOf(state, test) === 'sending')
