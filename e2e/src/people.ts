import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'

/** The password of every person in the journeys. */
export const PASSWORD = 'correct horse battery'

export const anEmail = () => `${randomUUID()}@mail.net`

/** A person who signed up over HTTP, with a complete profile by default. */
export async function createPerson(context: BrowserContext, { complete = true } = {}) {
  const email = anEmail()
  const signUp = await context.request.post('/api/auth/signup', {
    data: {
      firstName: 'Ada',
      lastName: 'Keller',
      email,
      phoneNumber: '415 555 0123',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      timeZone: 'America/New_York',
    },
  })
  expect(signUp.status()).toBe(201)
  if (complete) {
    const profile = {
      dateOfBirth: '1990-01-01',
      heightFeet: 5,
      heightInches: 8,
      weight: 170,
      gender: 'other',
    }
    expect((await context.request.patch('/api/auth/user', { data: profile })).status()).toBe(200)
  }
  return { email }
}

/** A person with a verified email. */
export async function createVerifiedPerson(context: BrowserContext) {
  const { email } = await createPerson(context)
  await verifyEmail(context, email)
  return { email }
}

/** Opens the link mailed to an address and signs in again. */
export async function verifyEmail(context: BrowserContext, email: string): Promise<void> {
  const response = await context.request.post('/api/auth/forgot-password', { data: { email } })
  const { token } = await response.json()
  const password = { password: PASSWORD, confirmPassword: PASSWORD }
  const reset = await context.request.post('/api/auth/reset-password', { data: { token, ...password } })
  expect(reset.status()).toBe(200)
  const signedIn = await context.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect(signedIn.status()).toBe(200)
}

/** A peptide in the signed-in person's plan. */
export async function createPlanEntry(context: BrowserContext, name = 'BPC-157', currentDose = '250 mcg') {
  await context.request.post('/api/init-peptides')
  const peptides: { id: number; name: string }[] = await (await context.request.get('/api/peptides')).json()
  const peptideId = peptides.find((peptide) => peptide.name === name)?.id
  const response = await context.request.post('/api/user-peptides', {
    data: { peptideId, currentDose, frequency: 'Daily' },
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as { id: number }
}

/** A dose that was just taken. */
export async function aDose(context: BrowserContext, userPeptideId: number) {
  const taken = { dose: '250 mcg', feeling: 'Good', injectionSite: 'Left thigh' }
  const data = { userPeptideId, ...taken, takenAt: new Date().toISOString() }
  expect((await context.request.post('/api/dosage-logs', { data })).status()).toBe(201)
}

/** Signs in as the first admin, who has every right. */
export async function theOperator(context: BrowserContext): Promise<void> {
  const data = { email: 'admin@pepwell.local', password: 'journeys only' }
  expect((await context.request.post('/api/auth/login', { data })).status()).toBe(200)
}
