import type {} from '@pepwell/contract/two-step'
import * as calls from '@pepwell/contract/two-step.calls'
import { type CallOptions, queryOf, useCall } from '../../../lib/use-call.ts'

export const twoStepQuery = queryOf(calls.twoStep)

export const useBeginTwoStep = () => useCall(calls.beginTwoStep)

export const useSwitchOnTwoStep = (options: CallOptions<typeof calls.switchOnTwoStep>) =>
  useCall(calls.switchOnTwoStep, options)

export const useSwitchOffTwoStep = () => useCall(calls.switchOffTwoStep)

export const useRenewRecoveryCodes = () => useCall(calls.renewRecoveryCodes)
