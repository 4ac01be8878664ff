import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PageProblem } from '../../../ports/price-source.ts'
import type { Wanted } from './choose-offer.ts'
import { fixturePages } from './fixture-pages.ts'
import { readPrice } from './read-price.ts'

const wanted: Wanted = { name: 'BPC-157', pack: { unit: 'mcg', amount: 10_000 }, isExact: true }

/** The price in cents, or the error text. Any other error fails the test. */
const read = (html: string, looking: Partial<Wanted> = {}) =>
  readPrice(html, { ...wanted, ...looking }).catch((error) => {
    if (error instanceof PageProblem) return error.message
    throw error
  })

test.each(fixturePages)('$what', async ({ html, expected }) => {
  expect(await read(html)).toBe(expected)
})

describe('a vitamin', () => {
  const vitamin: Wanted = { name: 'Vitamin D3', pack: { unit: 'IU', amount: 2000 }, isExact: false }
  const offers = (...prices: [string, number][]) =>
    prices.map(([row, price]) => `<tr><td>${row}</td><td class="price">$${price}</td></tr>`).join('')

  test('is found by its units', async () => {
    expect(
      await read(
        `<table>${offers(['Vitamin D3 1000 IU', 9], ['Vitamin D3 2,000 IU (50 mcg)', 12.5])}`,
        vitamin,
      ),
    ).toBe(1250)
  })

  test('with another amount is accepted when there is no other, since its amount is a daily one', async () => {
    expect(await read(`<table>${offers(['Vitamin D3 5000 IU', 12.5])}`, vitamin)).toBe(1250)
    expect(await read(`<table>${offers(['5000 IU', 12.5], ['1000 IU', 9])}`, vitamin)).toBe(
      'The page has a price for 5000IU, 1000IU, but none for 2000IU',
    )
  })

  test('counted in pieces has the only price', async () => {
    expect(await read(`<table>${offers(['60 capsules', 12.5])}`, { ...vitamin, pack: null })).toBe(1250)
    expect(
      await read(`<table>${offers(['60 capsules', 12.5], ['90 capsules', 15])}`, { ...vitamin, pack: null }),
    ).toBe('The page has several prices, and we can’t tell which one applies')
  })
})

describe('for any page', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(...fixturePages.flatMap(({ html }) => html.split(/(?=<)/))),
    fc.constantFrom(
      '<div itemscope>',
      '<meta itemprop=price content=1>',
      '<p class=price>',
      '$5',
      '</p>',
      '<script type=application/ld+json>',
      '</script>',
      '<!--',
      '"',
    ),
  )

  test('there is a price or an error message', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
        const found = await read(pieces.join(''))
        expect(typeof found === 'string' ? found.length > 10 : found > 0).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('its data has a price or an error message', async () => {
    const key = fc.constantFrom(
      '@type',
      '@graph',
      'offers',
      'price',
      'lowPrice',
      'priceSpecification',
      'name',
      'hasVariant',
      'additionalProperty',
      'value',
    )
    const value = fc.oneof(
      fc.constantFrom('Product', 'Offer', 'AggregateOffer', 'ProductGroup', '10mg', 'USD', '5.00', 5),
      fc.jsonValue(),
    )
    await fc.assert(
      fc.asyncProperty(fc.object({ key, values: [value], maxDepth: 5 }), async (data) => {
        await read(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)
        await read(
          `<script type="application/json" data-product>${JSON.stringify({ variants: [data], variations: data })}</script>`,
        )
      }),
    )
  })

  const MOST = 2 * 1024 * 1024
  const filled = (part: string, before = '', after = '') =>
    before + part.repeat((MOST - before.length) / part.length) + after

  test.each([
    ['prices', filled('<p class="price">$5.00</p>')],
    ['open elements', filled('<div class="price"><b>')],
    ['open rows', filled('<li><span class=price>')],
    ['open things', filled('<div itemscope itemprop=offers itemtype=Offer><i itemprop=price>')],
    ['properties', filled('<i itemprop=name>x</i>', '<div itemscope>')],
    ['one list of properties', filled('name ', '<div itemscope><i itemprop="', '">x')],
    ['classes', filled('price- ', '<p class="')],
    ['attributes', filled('a=b ', '<p ')],
    ['angles', filled('<')],
    ['ampersands', filled('&amp')],
    ['entities', filled('9', '&#')],
    ['ends', filled('</div>')],
    ['scripts', filled('<script type="application/ld+json">{"a":1}</script>')],
    ['one script', filled('[', '<script type="application/ld+json">')],
    ['deep data', filled('{"a":[', '<script type="application/ld+json">').slice(0, 200_000)],
    [
      'many offers',
      `<script type="application/ld+json">[${'{"@type":"Offer","price":5,"priceCurrency":"USD"},'.repeat(40_000)}{}]</script>`,
    ],
    ['digits', filled('1,', '<p class="price">$')],
    ['a comment', filled('--!', '<!--')],
    ['variations', `<form data-product_variations="${filled('[{&quot;display_price&quot;:')}">`],
  ])('reads 2 MB of %s in limited time', async (_name, html) => {
    let turns = 0
    let others = setImmediate(function turn() {
      turns++
      others = setImmediate(turn)
    })
    const found = await read(html)
    clearImmediate(others)
    expect(typeof found === 'string' || found > 0).toBe(true)
    expect(turns).toBeGreaterThan(0)
  })
})
