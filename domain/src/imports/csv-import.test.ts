import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Reading } from './cell-values.ts'
import { csvOf } from './csv.ts'
import { type ImportColumn, readImport } from './csv-import.ts'

const columns: ImportColumn[] = [
  { name: 'name', label: 'Name', isRequired: true },
  { name: 'count', label: 'How many', kind: 'whole' },
  { name: 'price', label: 'Price', kind: 'money' },
  { name: 'mass', label: 'Mass', kind: 'number' },
  { name: 'isNew', label: 'New', kind: 'flag' },
  { name: 'day', label: 'Day', kind: 'day' },
]
describe('a table', () => {
  test('is read by its column headers, in any order and spelling', () => {
    const text = 'DAY,name,Remark,how  many\r\n2028-03-14, Zinc ,x,7\r\n\r\n,Iron,,\r\n'
    expect(readImport(text, columns)).toEqual({
      rows: [
        { row: 2, cells: { day: '2028-03-14', name: 'Zinc', count: 7 }, unread: [] },
        { row: 4, cells: { day: undefined, name: 'Iron', count: undefined }, unread: [] },
      ],
      problems: [],
      questions: [],
      ignored: ['Remark'],
    })
  })

  test('names a required column that is missing or a column that appears twice', () => {
    expect(readImport('How many,New,new\n1,yes,no', columns).problems).toEqual([
      { row: 1, column: 'Name', message: 'This column is missing' },
      { row: 1, column: 'New', message: 'This column appears twice' },
    ])
  })

  test('names the supported delimiters when it uses another', () => {
    const needed: ImportColumn[] = columns.map((column) => ({ ...column, isRequired: true }))
    expect(readImport('Name|How many\nx|1', needed).problems[0]).toEqual({
      row: 1,
      column: null,
      message: 'Separate the cells by commas, semicolons or tabs',
    })
  })

  test.each([
    ['', 'There are no rows below the header'],
    ['Name', 'There are no rows below the header'],
    ['Name,New\n,\n , \n', 'There are no rows below the header'],
    ['Name\n"Zinc', 'A quote on line 2 isn’t closed, or text follows it'],
    [`Name\n${','.repeat(200)}\n`, 'There are no rows below the header'],
    [`Name${',x'.repeat(200)}\nZinc`, 'Please import at most 200 columns at once'],
    [`Name\n${'x\n'.repeat(5001)}`, 'Please import at most 5,000 rows at once'],
  ])('%# is not one', (text, message) => {
    const problems = [{ row: 1, column: null, message }]
    expect(readImport(text, columns)).toEqual({
      rows: [],
      problems,
      questions: [],
      ignored: [],
      fault: message,
    })
  })

  test('reports a row with more cells than columns and reads none of it', () => {
    const table = 'Name,How many,Note\nZinc,7,\nIron,1,200,\nTin,1,5,,\nCopper,2'
    const { rows, problems } = readImport(table, columns)
    expect(rows.map(({ row }) => row)).toEqual([2, 5])
    const tooLong = { column: null, message: expect.stringContaining('more cells') }
    expect(problems).toEqual([
      { row: 3, ...tooLong },
      { row: 4, ...tooLong },
    ])
  })

  test('is read up to the row limit', () => {
    expect(readImport(`Name\n${'x\n'.repeat(5000)}`, columns).rows).toHaveLength(5000)
  })
})

/** The values of a column of quoted cells, and the errors of those without one. */
function column(label: string, cells: string[], { delimiter = ',', answer }: Settings = {}) {
  const { name = '' } = columns.find((column) => column.label === label) ?? {}
  const lines = cells.map((cell) => `x${delimiter}"${cell}"`)
  const text = [`Name${delimiter}${label}`, ...lines].join('\n')
  const { rows, problems, questions } = readImport(text, columns, answer && { [name]: answer })
  return {
    values: rows.map((row) => row.cells[name]),
    said: problems.map(({ message }) => message),
    questions,
  }
}
interface Settings {
  delimiter?: string
  answer?: Reading
}

describe('a column of numbers', () => {
  test.each<[string, string[], (number | undefined)[]]>([
    ['a decimal comma after a leading zero', ['0,350'], [0.35]],
    ['a decimal comma that decides for the others', ['12,50', '1,250', '5'], [12.5, 1.25, 5]],
    ['both signs, each in its place', ['1.234,50', '3.000'], [1234.5, 3000]],
    ['a decimal point that decides for the others', ['12.50', '1,250'], [12.5, 1250]],
    ['dollars', ['$9.80', '$1,234,567'], [9.8, 1_234_567]],
    ['groups by spaces or apostrophes', ['1 234.50', "1'000.25", '1\u202F000.5'], [1234.5, 1000.25, 1000.5]],
    ['three decimals where commas separate cells', ['1.250'], [1.25]],
    ['no more than one sign', ['-1.5', '.5', '5.', '7'], [-1.5, 0.5, 5, 7]],
  ])('with %s', (_name, cells, values) => {
    expect(column('Price', cells)).toEqual({ values, said: [], questions: [] })
  })

  test('with semicolons between cells has decimal commas', () => {
    expect(column('Price', ['4,50', '3'], { delimiter: ';' }).values).toEqual([4.5, 3])
  })

  test.each([
    ['1,250', ',', [1250, 1.25]],
    ['34,900', ';', [34_900, 34.9]],
    ['1.250', ';', [1.25, 1250]],
    ['1.250', '\t', [1.25, 1250]],
  ])('with %s between "%s" is asked about, then read as answered', (cell, delimiter, [american, other]) => {
    const question = column('Price', ['5', cell], { delimiter })
    expect(question).toMatchObject({ values: [5, undefined], said: [] })
    const choices = [
      { reading: 'decimal-point', value: american },
      { reading: 'decimal-comma', value: other },
    ]
    expect(question.questions).toEqual([
      { example: cell, row: 3, choices, answer: null, field: 'price', column: 'Price' },
    ])
    for (const { reading, value } of choices) {
      const answered = column('Price', ['5', cell], { delimiter, answer: reading as Reading })
      expect([answered.values[1], answered.questions[0]?.answer]).toEqual([value, reading])
    }
  })

  test('of whole numbers has thousands separators', () => {
    expect(column('How many', ['1,000', '12']).values).toEqual([1000, 12])
    expect(column('How many', ['1.000']).questions).toHaveLength(1)
    expect(column('How many', ['1.000'], { answer: 'decimal-comma' }).values).toEqual([1000])
  })

  test.each([
    ['Price', '€34.90', 'Write dollars without a sign: 34.90'],
    ['Price', '34,9 €', 'Write dollars without a sign: 34.90'],
    ['Price', '4.50 USD', 'Write dollars without a sign: 4.50'],
    ['Price', 'a lot', 'Not a number: write 12.50'],
    ['Price', '1e9', 'Not a number: write 12.50'],
    ['Mass', '7 kg', 'Not a number: write 7'],
    ['Mass', '80,5kg', 'Not a number: write 80.5'],
    ['Mass', 'heavy', 'Not a number: write 12.50'],
    ['How many', '5 pcs', 'Write a whole number, such as 5'],
    ['How many', '2.5', 'Write a whole number, such as 5'],
    ['How many', '2,5', 'Write a whole number, such as 5'],
  ])('%s: "%s" is an error that explains how to write it', (label, cell, message) => {
    expect(column(label, [cell])).toEqual({ values: [undefined], said: [message], questions: [] })
  })

  test('with mixed decimal separators names the cells to rewrite', () => {
    expect(column('Price', ['4.50', '12,50', '1.234,50', '1,250'])).toEqual({
      values: [4.5, undefined, undefined, undefined],
      said: [
        'Not a number: write 12.50',
        'Not a number: write 1234.50',
        '1,250 may be 1250 or 1.25. Write one of them',
      ],
      questions: [],
    })
  })

  test('round-trips numbers in one format, with either sign', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1 })
    const grouped = (whole: string, by: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, by)
    fc.assert(
      fc.property(amounts, fc.boolean(), fc.boolean(), (cents, hasComma, isGrouped) => {
        const [decimal, group] = hasComma ? [',', '.'] : ['.', ',']
        const cells = cents.map((amount) => {
          const whole = String(Math.trunc(amount / 100))
          return `${isGrouped ? grouped(whole, group) : whole}${decimal}${String(amount % 100).padStart(2, '0')}`
        })
        const read = column('Price', cells, { delimiter: ';' })
        expect(read.values).toEqual(cents.map((amount) => amount / 100))
      }),
    )
  })
})

describe('a column of days', () => {
  test.each<[string, string[], string[]]>([
    [
      'in the year, month, day order',
      ['2028-03-04', '2028/03/04', '2028-3-4', '2026.11.03'],
      ['2028-03-04', '2028-03-04', '2028-03-04', '2026-11-03'],
    ],
    [
      'that are instants at midnight',
      ['2028-12-31T00:00:00Z', '2028-12-31 00:00:00'],
      ['2028-12-31', '2028-12-31'],
    ],
    ['of which one can only be month first', ['3/14/2028', '03/04/2028'], ['2028-03-14', '2028-03-04']],
    ['of which one can only be day first', ['15/01/2028', '09/01/2028'], ['2028-01-15', '2028-01-09']],
    ['with dots', ['31.12.2028', '04.03.2028'], ['2028-12-31', '2028-03-04']],
    ['on which day and month are the same', ['05/05/2028'], ['2028-05-05']],
  ])('%s', (_name, cells, values) => {
    expect(column('Day', cells)).toEqual({ values, said: [], questions: [] })
  })

  test('that fit both orders lead to one question', () => {
    const { values, said: messages, questions } = column('Day', ['2028-01-31', '09/01/2028', '04/03/2028'])
    expect([values, messages]).toEqual([['2028-01-31', undefined, undefined], []])
    expect(questions).toMatchObject([{ example: '09/01/2028', row: 3, answer: null }])
    const answered = column('Day', ['09/01/2028', '04/03/2028'], { answer: 'day-first' })
    expect(answered.values).toEqual(['2028-01-09', '2028-03-04'])
  })

  test('that contradict each other are refused, regardless of the answer', () => {
    const cells = ['3/14/2028', '15/01/2028', '09/01/2028']
    for (const answer of [undefined, 'day-first', 'month-first'] as const)
      expect(column('Day', cells, { answer })).toEqual({
        values: [undefined, undefined, undefined],
        said: ['2028-03-14', '2028-01-15', '2028-09-01 or 2028-01-09'].map(
          (days) => `Days or months first? Please write ${days}`,
        ),
        questions: [],
      })
  })

  test.each(['3/14/28', 'Dec 31, 2028', 'Jan-28', '46753', '2028-02-30', '2028-12-31T08:00:00Z', 'soon'])(
    'holding "%s" is wrong, and the sentence says which form to write',
    (cell) => {
      const messages = ['Not a date we can read: write 2028-12-31 or 12/31/2028']
      expect(column('Day', [cell])).toEqual({ values: [undefined], said: messages, questions: [] })
    },
  )

  test('are read in the one order that every cell fits', () => {
    const day = fc.record({ month: fc.integer({ min: 1, max: 12 }), date: fc.integer({ min: 1, max: 28 }) })
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), fc.boolean(), (days, isDayFirst) => {
        const two = (number: number) => String(number).padStart(2, '0')
        const cells = days.map(({ month, date }) =>
          (isDayFirst ? [date, month] : [month, date]).map(two).concat('2028').join('/'),
        )
        const { values, questions } = column('Day', cells)
        const right = days.map(({ month, date }) => `2028-${two(month)}-${two(date)}`)
        if (questions.length === 0) expect(values).toEqual(right)
        else expect(days.every(({ date }) => date <= 12)).toBe(true)
      }),
    )
  })
})

test.each([
  ['yes', true],
  ['TRUE', true],
  ['x', true],
  ['No', false],
  ['0', false],
  ['', undefined],
])('a flag of "%s" is %j', (cell, value) => {
  expect(column('New', [cell])).toEqual({ values: [value], said: [], questions: [] })
})

test('a flag that is neither yes nor no is an error', () => {
  expect(column('New', ['perhaps']).said).toEqual(['Not a yes or no: write yes or no'])
})

test('every table round-trips', () => {
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
      const cells = readImport(text, columns).rows.map((row) => row.cells)
      expect(cells).toEqual(rows.map((row) => ({ ...row, name: row.name.trim() })))
    }),
  )
})
