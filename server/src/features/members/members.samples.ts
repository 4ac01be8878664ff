import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/accounts/members'
import { aMember, anAdmin, aPasskey } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

const aboutSomebody = async (test: TestApp) => ({ params: { userId: (await aMember(test)).id } })

export const samples: Samples = [
  sample(calls.listMembers, () => ({
    query: { limit: 10, search: 'ada', group: 'members' as const, sort: 'name' as const },
  })),
  sample(calls.membersCsv, () => ({ query: { search: 'ada', group: 'members' as const } })),
  sample(calls.memberProfile, aboutSomebody, { isNobodys: true }),
  sample(calls.memberActivity, async (test) => ({ ...(await aboutSomebody(test)), query: { limit: 10 } }), {
    isNobodys: true,
  }),
  sample(
    calls.removeSignInKeys,
    async (test) => {
      const member = await aMember(test)
      await aPasskey(test, member)
      return { params: { userId: member.id } }
    },
    { isNobodys: true },
  ),
  sample(calls.resetMemberPassword, aboutSomebody, { isNobodys: true }),
  sample(
    calls.endMemberSession,
    async (test) => {
      const { id } = await aMember(test)
      const { cookie } = await anAdmin(test)
      const { body } = await test.request('GET', `/api/admin/users/${id}/activity`, { cookie })
      return { params: { userId: id, id: body[0].id } }
    },
    { isNobodys: true },
  ),
  sample(calls.deleteMember, aboutSomebody, { isNobodys: true }),
  sample(
    calls.createAdmin,
    () => ({
      body: {
        email: `${randomUUID()}@mail.net`,
        firstName: 'Bo',
        lastName: 'Meyer',
        password: 'long enough',
      },
    }),
    { takesAny: { password: 'text' } },
  ),
  sample(calls.makeAdmin, aboutSomebody, { isNobodys: true }),
  sample(
    calls.setPermissions,
    async (test) => ({ ...(await aboutSomebody(test)), body: { permissions: ['inventory' as const] } }),
    { isNobodys: true },
  ),
]
