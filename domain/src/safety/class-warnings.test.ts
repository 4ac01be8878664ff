import { expect, test } from 'vitest'
import { type Active, togetherWarnings } from './class-warnings.ts'

const active = (name: string, mechanism: string, besides: Partial<Active> = {}): Active => ({
  name,
  mechanisms: [mechanism],
  substances: [name],
  where: 'in your plan',
  isCatalogue: true,
  ...besides,
})
const messages = (...args: Parameters<typeof togetherWarnings>) =>
  togetherWarnings(...args).map(({ message }) => message)

test('warns of a second GLP-1 agonist and cites labels', () => {
  const tirzepatide = active('Tirzepatide', 'GLP-1 agonist')
  expect(togetherWarnings(tirzepatide, [active('Semaglutide', 'GLP-1 agonist')])).toEqual([
    {
      code: 'SAME_CLASS',
      message: expect.stringMatching(
        /^Semaglutide in your plan is a GLP-1 agonist too\. Labels say not to use two of them together \(.*, checked /,
      ),
    },
  ])
})

test('makes no claim about other classes and names each one in the plan', () => {
  const others = ['Cagrilintide', 'Pramlintide'].map((name) => active(name, 'Amylin analogue'))
  expect(messages(active('Eloralintide', 'Amylin analogue'), others)).toEqual([
    'Cagrilintide in your plan is an amylin analogue too. Ask your prescriber before you take both.',
    'Pramlintide in your plan is an amylin analogue too. Ask your prescriber before you take both.',
  ])
  const igf = active('IGF-1 LR3', 'IGF-1 analogue')
  expect(messages(igf, [active('PEG-MGF', 'IGF-1 analogue')])[0]).toMatch(/ is an IGF-1 analogue too\./)
  expect(messages(igf, [])).toEqual([])
})

test('warns of blends and their components, in either order', () => {
  const blend = { ...active('KLOW', 'x'), mechanisms: [], substances: ['KLOW', 'BPC-157', 'TB-500'] }
  const bpc = { ...active('BPC-157', 'x'), mechanisms: [] }
  expect(messages(blend, [bpc])).toEqual(['BPC-157 is in your plan by itself too.'])
  expect(messages(bpc, [blend])).toEqual(['KLOW in your plan holds BPC-157 too.'])
})

test('warns once of another entry with the same substance', () => {
  const pen = active('Wegovy pen', 'GLP-1 agonist', { substances: ['Semaglutide'] })
  const [warning, ...more] = messages(pen, [active('Semaglutide', 'GLP-1 agonist')])
  expect(warning).toMatch(
    /^Semaglutide is in your plan by itself too\. Labels say not to use two of them together/,
  )
  expect(more).toEqual([])
})

test('another name of the same medicine is not a second one', () => {
  const semaglutide = active('Semaglutide', 'GLP-1 agonist')
  const noted = active('Semaglutide', 'GLP-1 agonist', { where: 'in your profile', isCatalogue: false })
  expect(messages(semaglutide, [noted])).toEqual([])
  const tirzepatide = active('Tirzepatide', 'GLP-1 agonist')
  expect(messages(tirzepatide, [semaglutide, noted])).toHaveLength(1)
  expect(messages(tirzepatide, [noted])[0]).toMatch(/^Semaglutide in your profile is a GLP-1 agonist too/)
})
