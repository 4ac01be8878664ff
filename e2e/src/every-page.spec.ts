import {
  createPerson,
  expect,
  expectAccessibleInBothThemes,
  expectToFit,
  isPhone,
  passWelcome,
  test,
} from './journey.ts'
import { placesOf } from './places.ts'

for (const path of placesOf('signed-out')) {
  test(`signed out, ${path} is accessible and fits`, async ({ pageOf }) => {
    const page = await pageOf('signed out')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expectToFit(page)
  })
}

/** The back office turns members away at one gate, which looks the same at each of its pages. */
const isBehindTheGate = (path: string) => path.startsWith('/admin/')

for (const path of placesOf('complete').filter((path) => !isBehindTheGate(path))) {
  for (const who of path === '/admin'
    ? (['with a plan'] as const)
    : (['with a plan', 'with nothing yet'] as const)) {
    test(`signed in, ${path} is accessible and fits, ${who}`, async ({ pageOf }, { project }) => {
      // An empty page fits a wide screen if it fits a phone.
      test.skip(who === 'with nothing yet' && project.name === 'desktop-dark')
      const page = await pageOf(who)
      await page.goto(path)
      await passWelcome(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0)
      await expectAccessibleInBothThemes(page)
      await expectToFit(page)
    })
  }
}

test('the desktop bar stays in place between pages', async ({ pageOf }) => {
  const page = await pageOf('with a plan')
  test.skip(isPhone(page), 'phones have bars as wide as they are')
  const edges: string[] = []
  for (const path of ['/', '/reminders', '/peptides/build', '/social', '/shop', '/admin']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    const bar = await page.getByRole('banner').getByRole('link').first().boundingBox()
    edges.push(`${path} ${bar?.x}`)
  }
  const [first] = edges.map((edge) => edge.split(' ')[1])
  expect(edges.filter((edge) => !edge.endsWith(` ${first}`))).toEqual([])
})

test('an account without a profile sees the profile everywhere', async ({ page, context }) => {
  await createPerson(context, { complete: false })
  for (const path of ['/', '/peptides', '/reminders', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible()
  }
  await expectAccessibleInBothThemes(page)
})

test('the longest allowed text fits everywhere', async ({ page, context }) => {
  await createPerson(context)
  const [word, paragraph] = ['W'.repeat(100), 'x'.repeat(500)]
  const post = async (path: string, data: object) => {
    const response = await context.request.post(path, { data })
    expect(response.status()).toBe(201)
    return (await response.json()) as { id: number }
  }
  await context.request.patch('/api/auth/user', { data: { firstName: word, lastName: word } })
  const written = { description: paragraph, benefits: paragraph, sideEffects: paragraph }
  const taken = { recommendedDose: paragraph, frequency: word, duration: paragraph, bestTakenWith: paragraph }
  const own = await post('/api/personal-peptides', { name: word, category: 'Other', ...written, ...taken })
  const planned = { currentDose: word, frequency: word, notes: paragraph }
  const entry = await post('/api/user-peptides', { personalPeptideId: own.id, ...planned })
  const dose = { dose: word, feeling: paragraph, notes: paragraph, takenAt: new Date().toISOString() }
  await post('/api/dosage-logs', { userPeptideId: entry.id, ...dose })
  const calculation = { vialConcentration: 5, bacteriostaticWater: 2, desiredDose: 0.25 }
  await post('/api/dosage-calculations', { personalPeptideId: own.id, ...calculation })
  for (const path of placesOf('complete')) {
    await page.goto(path)
    await passWelcome(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0)
    await expectToFit(page)
  }
})
