import * as calls from '@pepwell/contract/accounts/profile-pictures'
import { type Samples, sample } from '../../testing/samples.ts'
import { aPictureForm } from '../../testing/send-call.ts'

export const samples: Samples = [
  sample(
    calls.profilePicture,
    async (test, member) => {
      const { path } = calls.setProfilePicture
      const { cookie } = member
      const { body } = await test.request('POST', path, { cookie, ...(await aPictureForm()) })
      const address = new URL(body.profileImageUrl, 'http://localhost')
      return { params: { userId: member.id }, query: { v: address.searchParams.get('v') ?? '' } }
    },
    { takesAny: { v: 'text' } as const, isNobodys: true },
  ),
]
