import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { type ImportColumn, readImport } from './csv-import.ts'
import { batchColumns, costColumns, namesMeant, vendorPriceColumns } from './import-columns.ts'

const columns: ImportColumn[] = [
  { name: 'name', label: 'Name', isRequired: true },
  { name: 'count', label: 'How many', kind: 'number' },
  { name: 'isNew', label: 'New', kind: 'flag' },
  { name: 'day', label: 'Day', kind: 'day' },
]
const cellsOf = (text: string) => readImport(text, columns).rows.map(({ cells }) => cells)

describe('a table', () => {
  test('is read by what stands above its columns, in any order and spelling', () => {
    const text = 'DAY,name,Remark,how  many\r\n2028-03-14, Zinc ,x,7\r\n\r\n,Iron,,\r\n'
    expect(readImport(text, columns)).toEqual({
      rows: [
        { row: 2, cells: { day: '2028-03-14', name: 'Zinc', count: 7 } },
        { row: 3, cells: { day: undefined, name: 'Iron', count: undefined } },
      ],
      problems: [],
      ignored: ['Remark'],
    })
  })

  test('without a column that it needs, or with one twice, says which', () => {
    expect(readImport('How many,New,new\n1,yes,no', columns).problems).toEqual([
      { row: 1, column: 'Name', message: 'This column is missing' },
      { row: 1, column: 'New', message: 'This column stands here twice' },
    ])
  })

  test.each([
    ['', 'There is no row below the names of the columns'],
    ['Name', 'There is no row below the names of the columns'],
    ['Name\n"Zinc', 'A quote in line 2 is not closed, or something follows it'],
    [`Name\n${'x\n'.repeat(5001)}`, 'Please import at most 5,000 rows at once'],
  ])('%# is none', (text, message) => {
    expect(readImport(text, columns)).toEqual({
      rows: [],
      problems: [{ row: 1, column: null, message }],
      ignored: [],
    })
  })

  test('with a row of more cells than columns says so, and takes no part of it in', () => {
    const { rows, problems } = readImport('Name,How many\nZinc,7,,\nIron,1,200\nCopper,2', columns)
    expect(rows.map(({ row }) => row)).toEqual([2, 4])
    expect(problems).toEqual([{ row: 3, column: null, message: expect.stringContaining('more cells') }])
  })

  test('of as many rows as may be is read', () => {
    expect(readImport(`Name\n${'x\n'.repeat(5000)}`, columns).rows).toHaveLength(5000)
  })
})

describe('a cell', () => {
  test.each([
    ['12', 12],
    ['-1.5', -1.5],
    ['$9.80', 9.8],
    ['"1,234.50"', 1234.5],
    ['"$1,234,567"', 1_234_567],
    ['"1,5"', '1,5'],
    ['12 vials', '12 vials'],
    ['1e9', '1e9'],
  ])('of numbers holding %s is %j', (cell, value) => {
    expect(cellsOf(`Name,How many\nx,${cell}`)[0]?.count).toBe(value)
  })

  test.each([
    ['yes', true],
    ['TRUE', true],
    ['x', true],
    ['No', false],
    ['0', false],
    ['', undefined],
    ['perhaps', 'perhaps'],
  ])('of flags holding %s is %j', (cell, value) => {
    expect(cellsOf(`Name,New\nx,${cell}`)[0]?.isNew).toBe(value)
  })

  test.each([
    ['2028-03-14', '2028-03-14'],
    ['3/14/2028', '2028-03-14'],
    ['03/04/2028', '2028-03-04'],
    ['14/3/2028', '14/3/2028'],
    ['soon', 'soon'],
  ])('of days holding %s is %s', (cell, value) => {
    expect(cellsOf(`Name,Day\nx,${cell}`)[0]?.day).toBe(value)
  })
})

test('whatever is written comes back', () => {
  const row = fc.record({
    name: fc.string({ minLength: 1 }).map((text) => `n${text.trim()}`),
    count: fc.integer(),
    isNew: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const text = csvOf(
        ['Name', 'How many', 'New'],
        rows.map(({ name, count, isNew }) => [name, count, isNew]),
      )
      expect(cellsOf(text)).toEqual(rows.map((one) => ({ ...one, name: one.name.trim() })))
    }),
  )
})

test.each([
  ['batches of peptides', batchColumns('peptides')],
  ['batches of vitamins', batchColumns('vitamins')],
  ['vendor prices', vendorPriceColumns],
  ['costs', costColumns('peptides')],
  ['costs of vitamins', costColumns('vitamins')],
])('the columns of %s are told apart', (_what, list) => {
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
  expect(namesMeant(cell)).toEqual(names)
})
