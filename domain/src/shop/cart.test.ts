import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartProblem, displayStatus, fewLeft, lineCents, type SaleState, unitCents } from './cart.ts'
import { joinedQuantity, MAX_LINE_QUANTITY } from './cart-quantities.ts'

test.each([
  ['peptide', 54.5, 5450],
  ['peptide', null, 8999],
  ['peptide', 0, 8999],
  ['supplement', 19, 1900],
  ['supplement', null, null],
  ['supplement', 0, null],
] as const)('a %s for %s costs %s cents', (kind, price, cents) => {
  expect(unitCents({ kind, price })).toBe(cents)
})

test('adding in any order and portions gives the same quantity, up to 99', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: MAX_LINE_QUANTITY }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(quantities, (parts) => {
      const sum = parts.reduce((all, part) => all + part, 0)
      expect(parts.reduce(joinedQuantity, 0)).toBe(Math.min(99, sum))
      expect(parts.toReversed().reduce(joinedQuantity, 0)).toBe(Math.min(99, sum))
    }),
  )
})

const standing = fc.record({
  kind: fc.constantFrom('peptide', 'supplement'),
  enabled: fc.boolean(),
  status: fc.constantFrom('available', 'coming_soon', 'out_of_stock'),
  price: fc.constantFrom(null, 0, 54.5),
  sellable: fc.integer({ min: 0, max: 120 }),
}) satisfies fc.Arbitrary<SaleState>

test('a product is available when sold, priced and in sufficient stock; otherwise a reason is given', () => {
  fc.assert(
    fc.property(standing, fc.integer({ min: 1, max: 99 }), (product, quantity) => {
      const isPriced = product.kind === 'peptide' || product.price === 54.5
      const canBeBought =
        product.enabled && product.status === 'available' && isPriced && product.sellable >= quantity
      const problem = cartProblem(product, quantity)
      expect(problem === null).toBe(canBeBought)
      expect(lineCents({ unitCents: 5450, quantity, problem })).toBe(canBeBought ? 5450 * quantity : 0)
    }),
  )
})

test.each<[Partial<SaleState>, ReturnType<typeof cartProblem>]>([
  [{ enabled: false, status: 'coming_soon' }, 'not_sold'],
  [{ kind: 'supplement', price: null }, 'not_sold'],
  [{ status: 'coming_soon', sellable: 0 }, 'coming_soon'],
  [{ status: 'out_of_stock' }, 'out_of_stock'],
  [{ sellable: 0 }, 'out_of_stock'],
  [{ sellable: 2 }, 'not_enough'],
  [{ sellable: 3 }, null],
])('of %o three are unavailable because: %s', (particular, problem) => {
  const usual: SaleState = { kind: 'peptide', enabled: true, status: 'available', price: 54.5, sellable: 50 }
  expect(cartProblem({ ...usual, ...particular }, 3)).toBe(problem)
})

test.each([
  ['available', 1, 'available'],
  ['available', 0, 'out_of_stock'],
  ['coming_soon', 0, 'coming_soon'],
  ['out_of_stock', 9, 'out_of_stock'],
] as const)('%s with %i left is shown as %s', (status, sellable, shown) => {
  expect(displayStatus({ status, sellable })).toBe(shown)
})

test('shows remaining stock from 1 to 9', () => {
  expect([0, 1, 9, 10, 500].map(fewLeft)).toEqual([null, 1, 9, null, null])
})
