import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/stacks/stacks'
import { aPeptideId, type Member } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import { aStack } from '../../testing/stacks.ts'
import type { TestApp } from '../../testing/test-app.ts'

const ownStack = async (test: TestApp, member: Member) => ({
  params: { id: (await aStack(test, member)).id },
})

const form = async (test: TestApp) => ({
  name: 'Tendon Repair',
  description: 'x',
  isPublic: true,
  items: [{ peptideId: await aPeptideId(test), dose: '250 mcg', frequency: 'Daily', notes: 'x' }],
})

export const samples: Samples = [
  // A stack may have no likes.
  sample(
    calls.publicStacks,
    () => ({ query: { sort: 'newest' as const, search: 'bpc', limit: 10, after: '100' } }),
    { takesAny: { afterLikes: 'number', afterRound: 'number' } },
  ),
  sample(calls.stackDetails, ownStack),
  sample(calls.createStack, async (test) => ({ body: { ...(await form(test)), clientId: randomUUID() } })),
  sample(calls.updateStack, async (test, member) => ({
    ...(await ownStack(test, member)),
    body: await form(test),
  })),
  sample(calls.removeStack, ownStack),
  sample(calls.likeStack, ownStack),
  sample(calls.copyStack, async (test, member) => ({
    ...(await ownStack(test, member)),
    body: { clientId: randomUUID() },
  })),
]
