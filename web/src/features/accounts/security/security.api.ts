import type {} from '@pepwell/contract/accounts/passkeys'
import * as passkeys from '@pepwell/contract/accounts/passkeys.calls'
import type {} from '@pepwell/contract/accounts/two-step'
import * as calls from '@pepwell/contract/accounts/two-step.calls'
import { type CallOptions, queryOf, useCall } from '../../../lib/api/use-call.ts'

export const twoStepQuery = queryOf(calls.twoStep)

export const useBeginTwoStep = () => useCall(calls.beginTwoStep)

export const useSwitchOnTwoStep = (options: CallOptions<typeof calls.switchOnTwoStep>) =>
  useCall(calls.switchOnTwoStep, options)

export const useSwitchOffTwoStep = () => useCall(calls.switchOffTwoStep)

export const useRenewRecoveryCodes = () => useCall(calls.renewRecoveryCodes)

export const passkeysQuery = queryOf(passkeys.passkeys)

export const useBeginPasskey = () => useCall(passkeys.beginPasskey)

export const useAddPasskey = (options: CallOptions<typeof passkeys.addPasskey>) =>
  useCall(passkeys.addPasskey, options)

export const useRenamePasskey = (options: CallOptions<typeof passkeys.renamePasskey>) =>
  useCall(passkeys.renamePasskey, options)

export const useRemovePasskey = () => useCall(passkeys.removePasskey)
