import * as calls from '@pepwell/contract/members'
import { aMember } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

/** See {@link Samples}. */
export const samples: Samples = [
  sample(calls.listMembers, () => ({
    query: { limit: 10, search: 'ada', group: 'members' as const, sort: 'name' as const },
  })),
  sample(calls.memberProfile, async (test) => ({ params: { userId: (await aMember(test)).id } }), {
    isNobodys: true,
  }),
  sample(
    calls.memberActivity,
    async (test) => ({ params: { userId: (await aMember(test)).id }, query: { limit: 10 } }),
    { isNobodys: true },
  ),
]
