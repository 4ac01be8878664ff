import * as accounts from '@pepwell/contract/accounts'
import * as catalogue from '@pepwell/contract/catalogue'
import { expect, test } from 'vitest'
import { userCheck } from '../features/accounts/current-user.ts'
import { signInAddress } from '../features/accounts/sign-in.ts'
import { communityAddress } from '../pages/landing/community.ts'
import { initPeptidesAddress } from './init-catalogue.ts'

// These stand beside the contract instead of in it, so that zod stays out of the first screens' chunks.
test.each([
  [userCheck, accounts.currentUser],
  [signInAddress, accounts.signIn],
  [communityAddress, accounts.community],
  [initPeptidesAddress, catalogue.initPeptides],
])('$path is what the contract says', (address, call) => {
  expect(address).toEqual({ method: call.method, path: call.path })
})
