import type { CallInput, CallReply } from '@pepwell/contract/declared'
import type { SuggestedPeptide, SuggestedStack } from '@pepwell/contract/stacks/stack-builder'
import { generateStack } from '@pepwell/contract/stacks/stack-builder.calls'
import { type CallOptions, useCall } from '../../lib/api/use-call.ts'

export type { SuggestedPeptide, SuggestedStack }

/** The request. */
export type StackRequest = CallInput<typeof generateStack>['body']

export type SuggestedStacks = CallReply<typeof generateStack>

export const useGenerateStack = (options: CallOptions<typeof generateStack>) =>
  useCall(generateStack, options)
