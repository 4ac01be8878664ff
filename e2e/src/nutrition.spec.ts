import type { Page } from '@playwright/test'
import {
  createPerson,
  expect,
  expectAccessible,
  expectToFit,
  isAppRunning,
  isPhone,
  passDoubleTap,
  passWelcome,
  test,
  unfold,
} from './journey.ts'

test.beforeEach(async ({ page, context }) => {
  await createPerson(context)
  await page.goto('/')
  await passWelcome(page)
  await unfold(page, 'Meals and water')
})

const widget = (page: Page) => page.getByRole('region', { name: 'Daily Nutrition' })
const logging = (page: Page) => page.getByRole('dialog', { name: 'Log Food' })
const diary = (page: Page) => page.getByRole('dialog', { name: 'Food diary' })

async function search(page: Page, text: string) {
  await logging(page).getByRole('combobox', { name: 'Food' }).fill(text)
  await expect(logging(page).getByRole('option').first()).toBeVisible()
}

test('a search with a typo finds a food, which fills the ring and the diary and is removed again', async ({
  page,
}) => {
  await widget(page).getByRole('button', { name: 'Log Food' }).click()
  await expect(logging(page).getByRole('combobox', { name: 'Food' })).toBeVisible()
  await logging(page).getByRole('button', { name: 'Log Food' }).click()
  await expect(logging(page).getByText('Please select a food and meal type')).toBeVisible()
  await search(page, 'bananna')
  await expect(
    logging(page)
      .getByRole('option', { name: /banana/i })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await logging(page)
    .getByRole('option', { name: /banana/i })
    .first()
    .click()
  await logging(page).getByRole('button', { name: '2 servings' }).click()
  await logging(page).getByRole('radio', { name: 'Breakfast' }).check({ force: true })
  await expectAccessible(page)
  await passDoubleTap(page)
  await logging(page).getByRole('button', { name: 'Log Food' }).click()
  await expect(page.getByText('Food logged successfully').first()).toBeVisible()
  await expect(logging(page)).toBeHidden()
  await expect(widget(page).getByRole('button', { name: /^Breakfast: \d+ kcal, 1 food\./ })).toBeVisible()

  await widget(page).getByRole('button', { name: 'Open diary' }).click()
  const breakfast = diary(page).getByRole('region', { name: 'Breakfast' })
  await expect(breakfast.getByText(/2 servings of/)).toBeVisible()
  await expectAccessible(page)
  await breakfast.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(breakfast.getByText('Nothing logged')).toBeVisible()
  await expectToFit(page)
})

test('a food is entered by hand, on another day, over a broken connection', async ({ page }) => {
  await widget(page).getByRole('button', { name: 'Open diary' }).click()
  await diary(page).getByRole('button', { name: 'Previous day' }).click()
  await diary(page).getByRole('button', { name: 'Add to dinner' }).click()
  await logging(page).getByRole('combobox', { name: 'Food' }).fill('Stew of my own')
  await expect(logging(page).getByText('Nothing matches "Stew of my own".')).toBeVisible()
  await logging(page).getByRole('button', { name: 'Enter manually' }).click()
  await logging(page).getByLabel('Calories').fill('412')
  await logging(page).getByLabel('Protein (g)').fill('31,5')

  // The first request arrived and only its response was lost: the retry must not store the food twice.
  let posts = 0
  await page.route('**/api/food-logs', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    posts += 1
    const answer = await route.fetch()
    return posts === 1 ? route.abort() : route.fulfill({ response: answer })
  })
  await logging(page).getByRole('button', { name: 'Log Food' }).click()
  await expect(page.getByText('Failed to log food').first()).toBeVisible()
  await expect(logging(page).getByLabel('Calories')).toHaveValue('412')
  await passDoubleTap(page)
  await logging(page).getByRole('button', { name: 'Log Food' }).click()
  const dinner = diary(page).getByRole('region', { name: 'Dinner' })
  await expect(dinner.getByText('Stew of my own')).toHaveCount(1)
  await expect(dinner.getByText('412 kcal · 31.5 g protein')).toBeVisible()
  await expect(diary(page).getByRole('heading', { name: 'Yesterday' })).toBeVisible()
  await expect(logging(page)).toBeHidden()
  expect(posts).toBe(2)

  await diary(page).getByRole('button', { name: 'Close' }).click()
  await expect(diary(page)).toBeHidden()
  await widget(page).getByRole('button', { name: 'Log Food' }).click()
  await expect(
    logging(page).getByRole('option', { name: /Stew of my own/ }),
    'a food logged before is one tap away',
  ).toBeVisible()
})

test('a custom target shows on the dashboard and in the profile, and a glass of water is a tap', async ({
  page,
}) => {
  await widget(page).getByRole('button', { name: 'Your targets' }).click()
  const targets = page.getByRole('dialog', { name: 'Your targets' })
  await targets.getByRole('textbox', { name: 'Protein (g)' }).fill('19')
  await targets.getByRole('button', { name: 'Save targets' }).click()
  await expect(targets.getByText('A protein target is 20 to 400 g')).toBeVisible()
  await targets.getByRole('textbox', { name: 'Protein (g)' }).fill('111')
  await expectAccessible(page)
  await passDoubleTap(page)
  await targets.getByRole('button', { name: 'Save targets' }).click()
  await expect(widget(page).getByText('0 of 111 g')).toBeVisible()

  const water = widget(page).getByRole('region', { name: 'Water' })
  await water.getByRole('button', { name: '8 fl oz', exact: true }).click()
  await expect(water.getByText(/^8 of \d+ fl oz$/)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await water.getByRole('button', { name: 'Undo 8 fl oz' }).click()
  await expect(water.getByText(/^0 of \d+ fl oz$/)).toBeVisible()

  await page.goto('/profile?tab=body')
  await expect(page.getByText('111 g a day')).toBeVisible()
  await expectToFit(page)
})

test('food is logged from any page by the quick menu, and by keyboard alone', async ({ page }) => {
  await page.goto('/profile')
  await isAppRunning(page)
  if (isPhone(page)) await page.getByRole('button', { name: 'Quick menu' }).click()
  else await page.getByRole('button', { name: 'Quick menu' }).hover()
  await page.getByRole('button', { name: 'Food', exact: true }).click()
  const field = logging(page).getByRole('combobox', { name: 'Food' })
  if (!isPhone(page)) await expect(field).toBeFocused()
  await field.fill('banana')
  await expect(logging(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(logging(page).getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(logging(page).getByRole('textbox', { name: 'Servings' })).toHaveValue('1')
  await logging(page).getByRole('textbox', { name: 'Servings' }).press('ArrowUp')
  await expect(logging(page).getByRole('textbox', { name: 'Servings' })).toHaveValue('1.1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Food logged successfully').first()).toBeVisible()
  await expect(widget(page).getByText(/kcal left/)).toBeVisible()
})
