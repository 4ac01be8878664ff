import { randomUUID } from 'node:crypto'
import * as accountData from '@pepwell/contract/accounts/account-data'
import * as calls from '@pepwell/contract/accounts/accounts'
import * as emailVerification from '@pepwell/contract/accounts/email-verification'
import * as ownSessions from '@pepwell/contract/accounts/own-sessions'
import * as passkeys from '@pepwell/contract/accounts/passkeys'
import * as phoneVerification from '@pepwell/contract/accounts/phone-verification'
import * as aboutOneself from '@pepwell/contract/accounts/profile'
import * as twoStep from '@pepwell/contract/accounts/two-step'
import { aPasskey, aPhoneCode, aSession, PASSWORD } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

const newPassword = { password: 'long enough', confirmPassword: 'long enough' }

/** The password is hashed before anything is stored. */
const takesAny = { password: 'text' } as const

const profile = {
  firstName: 'Ada',
  lastName: 'Keller',
  phoneNumber: '4155550123',
  dateOfBirth: '1990-01-01',
  heightFeet: 5,
  heightInches: 8,
  heightCm: 173,
  weight: 170,
  goalWeight: 160,
  weightTypedIn: 'lbs',
  goalWeightTypedIn: 'lbs',
  gender: 'other',
  healthConditions: 'none',
  allergies: 'none',
  goals: 'none',
  timeZone: 'Europe/Berlin',
  weightUnit: 'kg',
  whoCanFindMe: 'id',
  showEmailToFriends: false,
} as const

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const

export const samples: Samples = [
  sample(
    calls.signUp,
    () => ({
      body: {
        firstName: 'Ada',
        lastName: 'Keller',
        email: `${randomUUID()}@mail.net`,
        phoneNumber: '4155550123',
        ...newPassword,
        timeZone: 'Europe/Berlin',
      },
    }),
    { takesAny },
  ),
  sample(
    calls.signIn,
    () => ({ body: { email: `${randomUUID()}@mail.net`, password: 'x', timeZone: 'Europe/Berlin' } }),
    { takesAny },
  ),
  sample(calls.replaceTemporaryPassword, () => ({ body: newPassword }), { takesAny }),
  sample(calls.forgotPassword, (_, { email }) => ({ body: { email } })),
  sample(calls.resetPassword, () => ({ body: { token: randomUUID(), ...newPassword } }), {
    takesAny: { ...takesAny, token: 'text' },
  }),
  sample(emailVerification.verifyEmail, () => ({ body: { token: randomUUID() } }), {
    takesAny: { token: 'text' },
  }),
  sample(emailVerification.undoEmail, () => ({ body: { token: randomUUID() } }), {
    takesAny: { token: 'text' },
  }),
  sample(phoneVerification.verifyPhone, async (test, member) => ({
    body: { code: await aPhoneCode(test, member) },
  })),
  // The age is ignored.
  sample(aboutOneself.updateProfile, (_, { email }) => ({ body: { ...profile, email } }), {
    takesAny: { age: 'number', currentPassword: 'text' },
  }),
  sample(ownSessions.endOwnSession, async (test, member) => ({
    params: { id: await aSession(test, member) },
  })),
  sample(ownSessions.endOtherSessions, () => ({})),
  // Refused, because a changed password would end this session.
  sample(
    ownSessions.changePassword,
    () => ({ body: { ...newPassword, currentPassword: 'not the password' } }),
    { takesAny: { ...takesAny, currentPassword: 'text' } },
  ),
  sample(twoStep.beginTwoStep, () => ({ body: { currentPassword: PASSWORD } }), {
    takesAny: { currentPassword: 'text' },
  }),
  // Refused, because two-step sign-in would then apply.
  sample(twoStep.switchOnTwoStep, () => ({ body: { code: '123 456' } })),
  // Refused, so that it stays on.
  sample(twoStep.switchOffTwoStep, () => ({ body: { currentPassword: 'not the password' } }), {
    takesAny: { currentPassword: 'text' },
  }),
  sample(twoStep.renewRecoveryCodes, () => ({ body: { currentPassword: PASSWORD } }), {
    takesAny: { currentPassword: 'text' },
  }),
  sample(twoStep.secondStep, () => ({ body: { code: '123456', timeZone: 'Europe/Berlin' } })),
  sample(passkeys.beginPasskey, () => ({ body: { currentPassword: PASSWORD } }), {
    takesAny: { currentPassword: 'text' },
  }),
  // Refused: no device signed these.
  sample(passkeys.addPasskey, () => ({
    body: { credential: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } } },
  })),
  sample(passkeys.signInWithPasskey, () => ({
    body: {
      credential: {
        ...credential,
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      },
      timeZone: 'Europe/Berlin',
    },
  })),
  sample(passkeys.renamePasskey, async (test, member) => ({
    params: { id: await aPasskey(test, member) },
    body: { name: 'My phone' },
  })),
  sample(
    passkeys.removePasskey,
    async (test, member) => ({
      params: { id: await aPasskey(test, member) },
      body: { currentPassword: PASSWORD },
    }),
    { takesAny: { currentPassword: 'text' } },
  ),
  sample(passkeys.beginPasskeyConfirmation, () => ({})),
  sample(accountData.requestExport, () => ({ body: { currentPassword: PASSWORD } }), {
    takesAny: { currentPassword: 'text' },
  }),
  sample(accountData.exportData, () => ({ query: { ticket: randomUUID() } }), {
    takesAny: { ticket: 'text' },
  }),
  sample(accountData.deleteAccount, () => ({ body: { currentPassword: 'not the password' } }), {
    takesAny: { currentPassword: 'text' },
  }),
  sample(aboutOneself.checkUsername, () => ({ params: { username: 'somebody' } }), {
    isNobodys: true,
    takesAny: { username: 'text' },
  }),
  sample(aboutOneself.changeUsername, () => ({ body: { username: `ada_${randomUUID().slice(0, 8)}` } })),
]
