import { expect, test } from 'vitest'
import { aMember, type Member } from '../../testing/factories.ts'
import {
  type BuilderPatient,
  builderPatients,
  type Item,
  type PlanPatient,
  type Profile,
  planPatients,
} from '../../testing/patient-profiles.samples.ts'
import { secondBuilderPatients, secondPlanPatients } from '../../testing/patient-profiles-2.samples.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
await app.request('POST', '/api/init-peptides')
const catalog: { id: number; name: string }[] = (await app.request('GET', '/api/peptides')).body

const send = (cookie: string, method: 'POST' | 'PATCH', path: string, body: object) =>
  app.request(method, path, { cookie, body })

async function somebody(profile: Profile): Promise<Member> {
  const member = await aMember(app)
  const known = { dateOfBirth: '1986-03-03', gender: 'male', weight: 230, heightCm: 175 }
  const saved = await send(member.cookie, 'PATCH', '/api/auth/user', { ...known, ...profile })
  expect(saved.statusCode).toBe(200)
  return member
}

const personal = {
  description: 'From my doctor',
  category: 'Other',
  benefits: 'As prescribed',
  sideEffects: 'Unknown',
  recommendedDose: 'As prescribed',
  frequency: 'Weekly',
  duration: '12 weeks',
  bestTakenWith: 'Water',
}

async function entryOf({ cookie }: Member, { name, own, dose, ...rest }: Item) {
  if (name) return { ...rest, peptideId: catalog.find((one) => one.name === name)?.id, currentDose: dose }
  const made = await send(cookie, 'POST', '/api/personal-peptides', { ...personal, name: own })
  return { ...rest, personalPeptideId: made.body.id, currentDose: dose }
}

async function planned({ profile, taking = [], adds }: PlanPatient): Promise<string[]> {
  const member = await somebody(profile)
  for (const item of taking)
    await send(member.cookie, 'POST', '/api/user-peptides', await entryOf(member, item))
  const body = await entryOf(member, adds)
  const response = await send(member.cookie, 'POST', '/api/user-peptides/preview-warnings', body)
  expect(response.statusCode).toBe(200)
  return response.body.warnings.map(({ message }: { message: string }) => message)
}

/** A warning's own text: quoted user input proves nothing. */
const own = (texts: readonly string[]): string => texts.join('\n').replace(/“[^”]*”/g, '…')

async function built({ profile, goal, weightLossPeptide, about }: BuilderPatient) {
  const { cookie } = await somebody(profile)
  const body = { goals: [goal], weightLossPeptide, experienceLevel: 'advanced', timeline: '6+ months' }
  const { newStack } = (await send(cookie, 'POST', '/api/generate-stack', body)).body
  const suggested = newStack.peptides.find((peptide: { name: string }) => peptide.name === about)
  const left = newStack.leftOut.filter((one: { name: string }) => one.name === about)
  const notes = [...(suggested?.cautions ?? []), ...left] as { sentence: string }[]
  return {
    suggested: suggested !== undefined,
    says: [...notes.map((note) => note.sentence), newStack.reasoning],
  }
}

test.each([...planPatients, ...secondPlanPatients])('in the plan: $who', async (patient) => {
  const warnings = await planned(patient)
  const isUnread = (text: string) => text.startsWith('We couldn’t read')
  if (patient.says.length === 0) expect(warnings.filter((text) => !isUnread(text))).toEqual([])
  for (const words of patient.says) expect(own(warnings)).toMatch(words)
})

test.each([...builderPatients, ...secondBuilderPatients])('in the stack builder: $who', async (patient) => {
  const { suggested, says } = await built(patient)
  expect(suggested).toBe(patient.suggested)
  for (const words of patient.says) expect(own(says)).toMatch(words)
})
