import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLine, csvOf, csvRows, csvTable, lostLetters } from './csv.ts'

/** A character-by-character parser of RFC 4180, independent of the product's. */
function readSlowly(text: string): string[][] {
  const rows: string[][] = [['']]
  let quoted = false
  const last = () => rows.at(-1) as string[]
  const add = (letter: string) => last().push((last().pop() ?? '') + letter)
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] as string
    if (quoted && letter === '"' && text[index + 1] === '"') {
      add('"')
      index += 1
    } else if (letter === '"') quoted = !quoted
    else if (!quoted && letter === ',') last().push('')
    else if (!quoted && letter === '\r' && text[index + 1] === '\n') {
      rows.push([''])
      index += 1
    } else add(letter)
  }
  return rows.slice(0, -1)
}

const letter = fc.constantFrom(...'ab"\',;=+-@\t\r\n 1é')
const cell = fc.oneof(
  fc.string({ unit: letter, maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.tuple(
      fc.array(cell, { minLength: width, maxLength: width }),
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 6 }),
    ),
  )

/** Rows with only empty cells are omitted. */
const isSomething = (row: readonly string[]) => row.some((cell) => cell.trim() !== '')

describe('writing', () => {
  test('any RFC 4180 reader gets the same cells, apart from escaped formulas', () => {
    fc.assert(
      fc.property(table, ([header, rows]) => {
        const bare = (text: string) => text.replaceAll("'", '')
        const read = readSlowly(csvOf(header, rows)).map((row) => row.map(bare))
        expect(read).toEqual([header, ...rows].map((row) => row.map(bare)))
      }),
    )
  })

  test('no text cell begins like a formula', () => {
    fc.assert(
      fc.property(table, ([header, rows]) => {
        for (const read of readSlowly(csvOf(header, rows)).flat())
          expect(read).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u)
      }),
    )
  })

  test('no text begins one where semicolons or tabs separate cells', () => {
    fc.assert(
      fc.property(table, ([header, rows]) => {
        // Read the wrong way, quotes are text. A cell that the quotes enclose begins with one.
        for (const cell of csvOf(header, rows).split(/[;\t]/).slice(1))
          expect(cell).not.toMatch(/^[=+\-@＝＋－＠﹦﹢﹣﹫]/)
      }),
    )
  })

  test.each([
    ['a number below zero stays a number', [-1.5], '-1.5\r\n'],
    ['nothing leaves its place empty', [null, undefined, ''], ',,\r\n'],
    ['yes and no', [true, false], 'true,false\r\n'],
    ['a comma', ['a,b', 'c'], '"a,b",c\r\n'],
    ['what separates cells elsewhere', ['a;b', 'c\td'], '"a;b","c\td"\r\n'],
    ['quotes', ['5" vial'], '"5"" vial"\r\n'],
    ['a formula in full width', ['＝1+1', '＋1', '－1', '＠SUM', '﹦1'], `'＝1+1,'＋1,'－1,'＠SUM,'﹦1\r\n`],
    ['a formula', ['=HYPERLINK("https://example.org")'], `"'=HYPERLINK(""https://example.org"")"\r\n`],
    ['a formula after what isn’t seen', ['\u200b=1', ' =1', '\ufeff@x'], "'\u200b=1,' =1,'\ufeff@x\r\n"],
    ['a formula after another separator', ['a;=1;', 'b\t+1', 'c\n=1'], `"a;'=1;","b\t'+1","c\n'=1"\r\n`],
    ['a list', ['Plan:\n- rest\n+ water; -2 kg'], '"Plan:\n- rest\n+ water; -2 kg"\r\n'],
    ['a sign in front of a text', ['-x', '+1', '@me'], "'-x,'+1,'@me\r\n"],
  ])('%s', (_name, cells, line) => {
    expect(csvLine(cells)).toBe(line)
  })
})

describe('reading', () => {
  test('returns what was written', () => {
    fc.assert(
      fc.property(table, ([header, rows]) => {
        // A ' typed before a formula is indistinguishable from our escape.
        const bare = (text: string) =>
          text.replaceAll(/(^|[;\t\r\n])'(?=[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/gu, '$1')
        const rowsOf = (all: string[][]) => all.map((row) => row.map(bare)).filter(isSomething)
        expect(rowsOf(csvRows(csvOf(header, rows)))).toEqual(rowsOf([header, ...rows]))
      }),
    )
  })

  test.each([
    ['nothing', '', []],
    [
      'a mark of UTF-8 at the beginning',
      '\uFEFFa,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'lines that end as on other systems',
      'a,b\n1,2\r3,4',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['empty lines', 'a\n\n\r\nb\n', [['a'], ['b']]],
    [
      'rows without any content',
      'a,b\n,\n" ",\nc,',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['a last cell without anything', 'a,b,\r\n', [['a', 'b', '']]],
    ['a last cell without anything at the end of the text', 'a,', [['a', '']]],
    ['lines within quotes', '"a\nb",c\n', [['a\nb', 'c']]],
  ])('%s', (_name, text, rows) => {
    expect(csvRows(text)).toEqual(rows)
  })

  test.each([
    ['an open quote', 'a,b\n1,"2\n3,4\n', 'A quote on line 2 isn’t closed, or text follows it'],
    ['something behind a quote', '"a"b,c\n', 'A quote on line 1 isn’t closed, or text follows it'],
  ])('refuses %s and names its line', (_name, text, message) => {
    expect(() => csvRows(text)).toThrow(new SyntaxError(message))
  })

  test.each([
    ['semicolons', 'a;b;c,d\n1,5;2;3\n', ';'],
    ['tabs', 'a\tb\n1,5\t2', '\t'],
    ['commas', '"a;b;c",d\n"1;5;6",2', ','],
    ['what a first line names', 'sep=;\r\na;b\r\n1;2', ';'],
    ['what a first line names against the look of it', 'sep=,\na;x;y,b\n1,2', ','],
    ['nothing', 'a\n1;5', ','],
  ])('separates cells by %s', (_name, text, delimiter) => {
    expect(csvTable(text).delimiter).toBe(delimiter)
    expect(new Set(csvTable(text).rows.map(({ cells }) => cells.length)).size).toBe(1)
  })

  test('numbers rows as spreadsheets do', () => {
    const { rows } = csvTable('sep=,\na,b\n\n,\n"1\n2",3\n4,5')
    expect(rows.map(({ row }) => row)).toEqual([1, 4, 5])
  })

  test('takes a single pass, however long a cell is', () => {
    const long = 'x"'.repeat(100_000)
    expect(csvRows(csvOf(['a', 'b'], [[long, 1]]))[1]).toEqual([long, '1'])
  })
})

test.each([
  ['a,b\n1,2\n', undefined],
  ['a,b\n1,2\n3,M\uFFFDller\n', ', first in row 3, b'],
  ['a,\uFFFD\n1,2\n', ', first in row 1'],
  ['a,b\n1,"\uFFFD', ''],
])('%j has lost characters%s', (text, where) => {
  const sentence = `Some letters in this file are unreadable${where}. Save it as CSV UTF-8 and choose it again`
  expect(lostLetters(text)).toBe(where === undefined ? undefined : sentence)
})
