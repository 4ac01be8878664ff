import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { readImport } from './csv-import.ts'
import { batchColumns, costColumns, productNamesOf, vendorPriceColumns } from './import-columns.ts'

test.each([
  ['batches of peptides', batchColumns('peptides')],
  ['batches of vitamins', batchColumns('vitamins')],
  ['vendor prices', vendorPriceColumns],
  ['costs', costColumns('peptides')],
  ['costs of vitamins', costColumns('vitamins')],
])('the columns of %s are distinguishable', (_name, list) => {
  const { problems, ignored } = readImport(
    csvOf(
      list.map(({ label }) => label),
      [['x']],
    ),
    list,
  )
  expect([problems, ignored]).toEqual([[], []])
})

test.each([
  ['Ipamorelin - 10MG', ['ipamorelin - 10mg', 'ipamorelin']],
  ['Ipamorelin - 2.5mg ', ['ipamorelin - 2.5mg', 'ipamorelin']],
  ['BPC-157', ['bpc-157']],
])('%s may mean %j', (cell, names) => {
  expect(productNamesOf(cell)).toEqual(names)
})
