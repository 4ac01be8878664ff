import type { Page } from '@playwright/test'
import { createVerifiedPerson, expect, expectAccessible, expectToFit, passWelcome, test } from './journey.ts'

/** Pepwell without a configured model. */
const withoutModel = (page: Page) =>
  page.route('**/api/ai/state', (route) => route.fulfill({ json: { model: null, sharesOwnData: false } }))

test('AI Help opens the library, which can be searched without a provider', async ({ pageOf }) => {
  const page = await pageOf('with nothing yet')
  await withoutModel(page)
  // The first screen has its own menu.
  await page.goto('/peptides')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Quick menu' }).click()
  await page.getByRole('button', { name: 'AI Help' }).click()
  await expect(page).toHaveURL(/\/ai-assistant$/)
  await expect(page.getByText('AI Assistant Temporarily Unavailable')).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Search the library' })
  await search.fill('can I catch up on a missd dose')
  const library = page.getByRole('region', { name: 'Search the library' })
  const passages = library.getByRole('listitem')
  await expect(passages.filter({ hasText: 'Never take two doses to catch up.' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await page.route('**/api/library/search**', (route) => route.abort())
  await search.fill('side effects of wegovy')
  await expect(library.getByText('We couldn’t search the library')).toBeVisible()
  await page.unroute('**/api/library/search**')
  await library.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: /^Semaglutide, Side effects/ }).click()
  const information = page.getByRole('dialog', { name: 'Semaglutide' })
  await expect(information).toBeVisible()
  await page.goBack()
  await expect(information).toHaveCount(0)
  await page.goBack()
  await expect(search).toHaveValue('side effects of wegovy')
})

/** Asks and waits for an answer. */
async function ask(page: Page, question: string, said: RegExp) {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText(said)).toBeVisible()
}

const historyOf = async (page: Page) => {
  await page.getByRole('button', { name: 'History' }).click()
  return page.getByRole('dialog', { name: 'Conversations' })
}

test('a stopped answer keeps what arrived, and its conversation can be found and deleted', async ({
  page,
  context,
}) => {
  await createVerifiedPerson(context)
  await page.goto('/ai-assistant')
  await passWelcome(page)
  await ask(page, 'How is a mixed vial kept? Tell me at length', /kept cold/)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('This answer was cut off.')).toBeVisible()
  await ask(page, 'And how cold?', /2 to 8 °C/)
  await expect(page.getByText('47 mg')).toContainText('not verified')
  await page.reload()
  await expect(page.getByText('This answer was cut off.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Source 1:/ }).last()).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)

  await page.goto('/ai-assistant')
  const history = await historyOf(page)
  await history.getByRole('searchbox').fill('marmalade')
  await expect(history.getByText('No matching conversations')).toBeVisible()
  await history.getByRole('searchbox').fill('how cold')
  await history.getByRole('button', { name: /^How is a mixed vial kept/ }).click()
  await expect(page.getByText('And how cold?')).toBeVisible()
  await (await historyOf(page)).getByRole('button', { name: /^Delete How is a mixed vial kept/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('And how cold?')).toBeHidden()
  await expect(page).toHaveURL(/\/ai-assistant$/)
  const emptied = await historyOf(page)
  await emptied.getByRole('searchbox').clear()
  await expect(emptied.getByText('No conversations yet')).toBeVisible()
})

test('Trusted Source says what is planned, and Visit leads nowhere', async ({ pageOf }) => {
  const page = await pageOf('with nothing yet')
  await page.goto('/ai-assistant')
  await passWelcome(page)
  await page.getByRole('link', { name: 'Trusted Source' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trusted Source' })).toBeVisible()
  await expect(page.getByText('Coming Soon')).toHaveCount(4)
  await page.getByRole('button', { name: 'Visit' }).click()
  await expect(page).toHaveURL(/\/trusted-source$/)
})
