import { expect, test } from 'vitest'
import { aShopProduct } from '../../../test/shop.ts'
import { type Filter, matching, shelves } from './filter.ts'

const products = [
  aShopProduct({ id: 1, name: 'BPC-157', category: 'Recovery', price: 54.99 }),
  aShopProduct({ id: 2, name: 'Tirzepatide', category: 'Fat Loss', price: 64.99 }),
  aShopProduct({ id: 3, name: 'Zinc', kind: 'supplement', category: 'mineral', price: 9.99 }),
  aShopProduct({
    id: 4,
    name: 'GLP Vitamin Bundle 1',
    kind: 'supplement',
    category: 'bundle',
    price: 49.99,
    components: ['Vitamin D3 600 IU'],
  }),
]
const found = (filter: Partial<Filter>) =>
  matching(products, { text: '', category: '', order: '', ...filter }).map(({ id }) => id)

test.each<[Partial<Filter>, number[]]>([
  [{}, [1, 2, 3, 4]],
  [{ text: 'bpc157' }, [1]],
  [{ text: 'BPC 157' }, [1]],
  [{ text: 'fat loss' }, [2]],
  [{ text: 'd3' }, [4]],
  [{ category: 'Vitamins' }, [3, 4]],
  [{ category: 'Vitamins', text: 'zinc' }, [3]],
  [{ text: 'no such' }, []],
  [{ order: 'price' }, [3, 4, 1, 2]],
  [{ order: '-price' }, [2, 1, 4, 3]],
  [{ order: 'name' }, [1, 4, 2, 3]],
])('%o finds %j', (filter, ids) => expect(found(filter)).toEqual(ids))

test('categories are counted, with all vitamins as one', () => {
  expect(shelves(products)).toEqual([
    ['Recovery', 1],
    ['Fat Loss', 1],
    ['Vitamins', 2],
  ])
})
