import type {} from '@pepwell/contract/email-proof'
import * as calls from '@pepwell/contract/email-proof.calls'
import { type CallOptions, useCall } from '../../../lib/use-call.ts'

export const useProveEmail = () => useCall(calls.proveEmail)

export const useSendProofLink = (options: CallOptions<typeof calls.sendProofLink>) =>
  useCall(calls.sendProofLink, options)
