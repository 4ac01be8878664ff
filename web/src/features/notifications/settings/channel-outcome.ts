import type { CallReply } from '@pepwell/contract/declared'
import type { Channel, channelStates } from '@pepwell/contract/reminders/notifications'

/** A channel's status. */
export type ChannelState = CallReply<typeof channelStates>[number]

/** A test notification. */
export interface ChannelTest {
  /** the channels of the test */
  channels: readonly Channel[]
  /** the channels' status before the test */
  before: readonly ChannelState[]
  /** the test has timed out */
  isOver: boolean
}

/** The test's result on one channel. */
export type Outcome = 'sending' | 'delivered' | 'failed' | 'unknown' | 'off'

/** Compares with the status before, not with the clock: the device's clock may be wrong. */
export function outcomeOf(state: ChannelState, { channels, before, isOver }: ChannelTest): Outcome {
  const { channel, lastSuccessAt, lastError } = state
  if (!channels.includes(channel)) return 'off'
  const then = before.find((one) => one.channel === channel)
  if (lastSuccessAt !== null && lastSuccessAt !== (then?.lastSuccessAt ?? null)) return 'delivered'
  if (lastError !== null && (isOver || lastError !== (then?.lastError ?? null))) return 'failed'
  return isOver ? 'unknown' : 'sending'
}

/** Whether a channel's result is still pending. */
export const isTestPending = (states: readonly ChannelState[], test: ChannelTest): boolean =>
  states.some((state) => outcomeOf(state, test) === 'sending')
