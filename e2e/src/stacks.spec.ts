import { randomUUID } from 'node:crypto'
import {
  createVerifiedPerson,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectToFit,
  openLivePage,
  test,
} from './journey.ts'

test('a stack is created, liked by another member, copied, and added to their plan', async ({
  page,
  context,
  browser,
}) => {
  // Digits could read as a phone number, which we review first.
  const name = `Tendons ${randomUUID().replaceAll(/\d/g, 'x').slice(0, 8)}`
  await createVerifiedPerson(context)
  await context.request.post('/api/init-peptides')
  await openLivePage(page, '/social?tab=stacks')
  await expect(page.getByText('No stacks yet')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Create Stack' }).click()
  const form = page.getByRole('dialog', { name: 'Create Stack' })
  await form.getByLabel('Stack Name').fill(name)
  await form.getByLabel('Description (Optional)').fill('Of last spring <b>&')
  for (const peptide of ['TB-500', 'BPC-157']) {
    await form.getByLabel('Peptide', { exact: true }).selectOption(peptide)
    await form.getByRole('button', { name: 'Add', exact: true }).click()
  }
  const bpc = form.getByRole('group', { name: 'BPC-157' })
  await bpc.getByLabel(/^Dose/).fill('250 mcg')
  await bpc.getByLabel(/^Frequency/).fill('2x per week')
  // By keyboard alone: lifted, moved up, dropped.
  const handle = form.getByRole('button', { name: 'Move BPC-157', exact: true })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  // The lifted item reacts to keys a moment after announcing it.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(/is at place 1 of 2/)).toBeAttached({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(form.getByRole('button', { name: /^Move / }).first()).toHaveAccessibleName('Move BPC-157')
  await form.getByRole('switch', { name: 'Make this stack public' }).check()
  await expectAccessibleInBothThemes(page)
  await form.getByRole('button', { name: 'Create Stack' }).click()
  await expect(page.getByText('Stack created successfully!', { exact: true })).toBeVisible()
  const own = page.getByRole('list', { name: 'Your stacks' }).getByRole('listitem').filter({ hasText: name })
  await expect(own.getByText('Public')).toBeVisible()
  await expect(own.getByText(/^2 items · Created/)).toBeVisible()

  const others = await browser.newContext()
  await createVerifiedPerson(others)
  const seen = await others.newPage()
  await openLivePage(seen, '/social?tab=discover')
  await seen.getByRole('searchbox', { name: 'Search stacks' }).fill(name.slice(0, -1))
  const card = seen
    .getByRole('list', { name: 'Public stacks' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await card.getByRole('button', { name: `Like ${name}, 0 likes` }).click()
  await expect(card.getByRole('button', { name: `Like ${name}, 1 like` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessibleInBothThemes(seen)
  await card.getByRole('link', { name: `View Details of ${name}` }).click()

  await expect(seen.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(seen.getByText('Of last spring <b>&')).toBeVisible()
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText(['BPC-157', 'TB-500'])
  await expectAccessibleInBothThemes(seen)
  await expectToFit(seen)
  await seen.getByRole('button', { name: 'Add to my plan: BPC-157' }).click()
  const plan = seen.getByRole('dialog', { name: 'Add BPC-157 to your plan' })
  await expect(plan.getByLabel('Current dose')).toHaveValue('250')
  await plan.getByRole('button', { name: 'Add to plan' }).click()
  await expect(seen.getByText('1 in your plan')).toBeVisible()
  const entries = await (await others.request.get('/api/user-peptides')).json()
  expect(entries).toMatchObject([{ currentDose: '250 mcg', frequency: '2x per week' }])

  await seen.getByRole('button', { name: 'Copy to my stacks' }).click()
  await seen.getByRole('button', { name: 'Open it' }).click()
  await expect(seen.getByRole('link', { name: 'My Stacks' })).toBeVisible()
  await others.close()
  // Its owner sees the like without a reload.
  await expect(own.getByRole('link', { name })).toBeVisible()
  await own.getByRole('link', { name }).click()
  await expect(page.getByRole('button', { name: `Like ${name}, 1 like` })).toBeVisible()
})
