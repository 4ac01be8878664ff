import { describe, expect, test } from 'vitest'
import { aFoodLog, aMember, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const somebody = await aMember(app)

interface Found {
  id: string
  name: string
  brand: string | null
}

const search = async (query: string, { cookie }: Member = somebody): Promise<Found[]> => {
  const response = await request('GET', `/api/nutrition/search?query=${encodeURIComponent(query)}`, {
    cookie,
  })
  expect(response.statusCode).toBe(200)
  return response.body.foods
}
const names = (foods: Found[]) => foods.map(({ name }) => name)
const details = (body: object, { cookie }: Member = somebody) =>
  request('POST', '/api/nutrition/details', { cookie, body })

describe('the search', () => {
  test.each([
    ['bananna', /banana/i],
    ['banan', /banana/i],
    ['chiken brest', /chicken breast/i],
    ['breast chicken', /chicken breast/i],
    ['oatmel', /^oatmeal/i],
    ['OATMEAL', /^oatmeal/i],
    ['brown rice', /^rice, brown/i],
    ['whole milk', /^milk, whole/i],
    ['aple', /^apple/i],
    ['greek yoghurt', /^greek yogurt/i],
    ['egg', /^egg, large$/i],
    ['eggs', /^egg, large$/i],
    ['fried eggs', /^egg, fried$/i],
    ['scrambled egg', /^egg, scrambled$/i],
    ['berry', /berries/i],
    ['berries', /berries/i],
    ['strawberry', /^strawberries$/i],
    ['potatoes', /^potato, baked/i],
    ['tomatoes', /^tomato$/i],
    ['peaches', /^peach/i],
    ['cookies', /^cookie, /i],
    ['olive', /^olives, /i],
    ['apples', /^apple, with skin$/i],
    ['fish', /^fish /i],
    ['cornflakes', /^corn flakes$/i],
    ['low fat greek yogurt', /^greek yogurt, plain, low fat$/i],
    ['organic banana', /^banana$/i],
    ['eg', /^egg/i],
    ['chicken', /^chicken breast, grilled$/i],
    ['milk', /^milk, (2% fat|whole)$/i],
    ['rice', /^rice, .*cooked$/i],
    ['pasta', /^pasta, cooked$/i],
    ['apple', /^apple, with skin$/i],
    ['peanut butter', /^peanut butter, /i],
    ['burger', /^hamburger$|^cheeseburger$/i],
    ['prawns', /^shrimp/i],
    ['aubergine', /^eggplant/i],
    ['Aubergnie', /^eggplant/i],
    ['rocket', /^arugula/i],
    ['(crisps)', /^potato chips/i],
    ['coke', /^cola$/i],
    ['chiken', /^chicken breast, grilled$/i],
    ['omlette', /^omelet$/i],
    ['brocolli', /^broccoli, /i],
    ['avacado', /^avocado$/i],
    ['zuchini', /^zucchini, /i],
    ['choclat', /chocolate/i],
    ['expresso', /^espresso$/i],
    ['strawberrys', /^strawberries$/i],
    ['premier protein', /^protein shake, chocolate$/i],
    ['fairlife core power', /^core power /i],
    ['core power elite', /^core power elite /i],
    ['rxbar', /^protein bar, chocolate sea salt$/i],
    ['quest bar', /^protein bar, chocolate chip cookie dough$/i],
    ['chobani', /^greek yogurt, /i],
  ])('%s finds %s first', async (query, name) => {
    expect(names(await search(query))[0]).toMatch(name)
  })

  test('exact names come first, then prefixes', async () => {
    const found = names(await search('banana'))
    expect(found[0]).toMatch(/^banana$/i)
    expect(found.length).toBeLessThanOrEqual(5)
  })

  test('a food has its energy, serving and an id for its details', async () => {
    const [food] = await search('banana')
    expect(food).toEqual({
      id: expect.stringMatching(/^food:\d+$/),
      name: expect.any(String),
      brand: null,
      caloriesPerServing: expect.any(Number),
      servingSize: expect.stringMatching(/\d/),
    })
    const { body } = await details({ foodName: food?.name, id: food?.id })
    expect(body).toMatchObject({ name: food?.name, protein: expect.any(Number), carbs: expect.any(Number) })
  })

  test.each(['', 'b', ' b ', ', ,'])('finds nothing for fewer than two characters, %o', async (query) => {
    expect(await search(query)).toEqual([])
  })

  test.each(['egg', 'eggs', 'ｅｇｇ'])(
    '%s finds eggs before eggplants, and no eggplant among the first',
    async (query) => {
      const found = names(await search(query))
      expect(found).toHaveLength(5)
      expect(found.filter((name) => !/^eggs?\b/i.test(name))).toEqual([])
    },
  )

  test.each([
    'café',
    'saute',
    'crème fraîche',
    'keyboard',
    'qwerty',
    'asdfgh',
    'chair',
    'phone',
    'mattress',
    'hello world',
    'car battery',
    'purple sky',
    'semaglutide',
    'xyzzy qu',
    'fair trade organic banana',
    'banana keyboard shoe',
  ])('%s finds nothing rather than nonsense', async (query) => {
    expect(await search(query)).toEqual([])
  })

  test.each(['%%', '__', "'; DROP TABLE food_items; --", '\\\\', '🍌🍌', 'xyzzy quux', 'x'.repeat(200)])(
    '%s finds nothing and breaks nothing',
    async (query) => expect(await search(query)).toEqual([]),
  )

  test("refuses text that is too long or can't be stored", async () => {
    for (const query of ['x'.repeat(201), '%00banana'])
      expect(
        await request('GET', `/api/nutrition/search?query=${query}`, { cookie: somebody.cookie }),
      ).toMatchObject({ statusCode: 400, body: { code: 'INVALID_INPUT' } })
  })

  test('requires a signed-in person', async () => {
    expect((await request('GET', '/api/nutrition/search?query=banana')).statusCode).toBe(401)
  })
})

describe('personal foods', () => {
  test('come first by frequency, and leave room for others', async () => {
    const member = await aMember(app)
    for (const foodName of ['Banana split', 'Banana shake', 'Banana curry', 'Banana pie', 'Banana shake'])
      await aFoodLog(app, member, { foodName })
    const found = names(await search('banana', member))
    expect(found.slice(0, 3)).toEqual(['Banana shake', 'Banana pie', 'Banana curry'])
    expect(found[3]).toMatch(/^banana$/i)
    expect(found).toHaveLength(5)
    expect(names(await search('banana', await aMember(app)))).not.toContain('Banana shake')
  })

  test('are found by brand and despite typos, once for all their logs', async () => {
    const member = await aMember(app)
    const food = {
      foodName: 'Grandma’s Lasagne',
      nutritionixFood: { name: 'Lasagne', brand: 'Kitchen Nine' },
    }
    await aFoodLog(app, member, food)
    await aFoodLog(app, member, { ...food, calories: 444 })
    for (const query of ['lasange', 'kitchen nine', 'lasagne kitchen', 'GRANDMA']) {
      const found = (await search(query, member)).filter(({ brand }) => brand === 'Kitchen Nine')
      expect(found, query).toMatchObject([{ name: 'Grandma’s Lasagne', caloriesPerServing: 444 }])
    }
  })

  test('are found in singular and plural, without mere lookalikes', async () => {
    const member = await aMember(app)
    await aFoodLog(app, member, { foodName: 'Grandma’s blackcurrant dumplings' })
    for (const query of ['dumpling', 'blackcurrants', 'blackcurant'])
      expect(names(await search(query, member))[0], query).toBe('Grandma’s blackcurrant dumplings')
    expect(names(await search('blackboard', member))).toEqual([])
  })

  test('rank below foods with the exact name', async () => {
    const member = await aMember(app)
    await aFoodLog(app, member, { foodName: 'Bananna surprise' })
    const found = names(await search('banana', member))
    expect(found[0]).toBe('Banana')
    expect(found).toContain('Bananna surprise')
  })

  test('have the latest values, by id and by name', async () => {
    const member = await aMember(app)
    const soup = { foodName: 'Mum’s soup', calories: 210, protein: 9.5, mealType: 'dinner' }
    await aFoodLog(app, member, { ...soup, calories: 999 })
    await aFoodLog(app, member, soup)
    const [found] = await search('mum', member)
    const expected = {
      name: 'Mum’s soup',
      brand: null,
      servingSize: '1 serving',
      caloriesPerServing: 210,
      protein: 9.5,
      carbs: 0,
      fat: 0,
      fiber: null,
      sugar: null,
      sodium: null,
    }
    expect((await details({ foodName: 'Mum’s soup', id: found?.id }, member)).body).toEqual(expected)
    expect((await details({ foodName: 'mum’s SOUP' }, member)).body).toEqual(expected)
    const stranger = await details({ foodName: 'Mum’s soup', id: found?.id })
    expect([stranger.statusCode, stranger.body.code]).toEqual([404, 'FOOD_NOT_FOUND'])
  })
})

describe('details', () => {
  test('of a table’s food are found by name', async () => {
    const { body } = await details({ foodName: ' BANANA ' })
    expect(body).toMatchObject({
      brand: null,
      servingSize: expect.stringMatching(/g\)?$/),
      fiber: expect.any(Number),
    })
  })

  test("of an unknown food are empty, never a similar one's", async () => {
    expect((await details({ foodName: 'Bananna' })).statusCode).toBe(404)
    expect((await details({ foodName: 'Xyzzy', id: 'food:99999999999999999999' })).statusCode).toBe(404)
    expect((await details({ foodName: 'Xyzzy', id: 'food:-1' })).statusCode).toBe(404)
    expect((await details({ foodName: ' ' })).body.message).toBe('Please select a food and meal type')
  })
})

describe('frequent foods', () => {
  const familiar = async ({ cookie }: Member) =>
    (await request('GET', '/api/nutrition/familiar', { cookie })).body

  test('are the latest, and those eaten more than once', async () => {
    app.clock.set('2026-06-15T12:00:00Z')
    const member = await aMember(app)
    expect(await familiar(member)).toEqual({ recent: [], frequent: [], barcodes: false })
    for (const [foodName, logDate] of [
      ['Porridge', '2026-06-10'],
      ['porridge', '2026-06-11'],
      ['Toast', '2026-06-14'],
      ['Apple', '2026-06-12'],
      ['Apple', '2026-06-15'],
      ['PORRIDGE', '2026-06-13'],
    ])
      await aFoodLog(app, member, { foodName, logDate })
    const { recent, frequent } = await familiar(member)
    expect(names(recent)).toEqual(['Apple', 'Toast', 'PORRIDGE'])
    expect(names(frequent)).toEqual(['PORRIDGE', 'Apple'])
    expect(await familiar(await aMember(app))).toMatchObject({ recent: [], frequent: [] })
  })

  test('differ by brand, are few, and from the last ninety days', async () => {
    app.clock.set('2026-06-15T12:00:00Z')
    const member = await aMember(app)
    for (let number = 0; number < 12; number++) await aFoodLog(app, member, { foodName: `Food ${number}` })
    await aFoodLog(app, member, { foodName: 'Old', logDate: '2026-03-17' })
    await aFoodLog(app, member, { foodName: 'Bar', nutritionixFood: { name: 'Bar', brand: 'One' } })
    await aFoodLog(app, member, { foodName: 'Bar', nutritionixFood: { name: 'Bar', brand: 'Two' } })
    const { recent } = await familiar(member)
    expect(recent).toHaveLength(8)
    expect(recent.slice(0, 3)).toMatchObject([{ brand: 'Two' }, { brand: 'One' }, { name: 'Food 11' }])
    const other = await aMember(app)
    await aFoodLog(app, other, { foodName: 'Too old', logDate: '2026-03-17' })
    await aFoodLog(app, other, { foodName: 'Old enough', logDate: '2026-03-18' })
    expect(names((await familiar(other)).recent)).toEqual(['Old enough'])
  })
})
