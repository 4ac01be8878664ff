import { expect, test } from 'vitest'
import { analyteByCode } from './analytes.ts'
import { suggestedPanels } from './panels.ts'

const namesFor = (...peptides: string[]) =>
  suggestedPanels(peptides).map(({ name, analytes }) => [name, analytes.map((analyte) => analyte.name)])

test('each class of a label has its panel once, with all of its tests', () => {
  expect(namesFor('Semaglutide', 'Tirzepatide')).toEqual([
    ['GLP-1 medicines', ['HbA1c', 'Fasting glucose', 'Creatinine', 'eGFR']],
  ])
  expect(namesFor('CJC-1295 without DAC', 'Semaglutide')).toHaveLength(2)
  expect(namesFor('Orforglipron', 'CagriSema')).toHaveLength(1)
  expect(namesFor('Tesamorelin')).toEqual([
    ['growth hormone releasers', ['IGF-1', 'Fasting glucose', 'HbA1c']],
  ])
})

test('a class without a label has none, and every panel names its source', () => {
  expect(namesFor('BPC-157', 'Epithalon')).toEqual([])
  for (const { source } of suggestedPanels(['Semaglutide', 'Ipamorelin']))
    expect(source.url).toContain('dailymed.nlm.nih.gov')
})

test('tests have the names of the list', () => {
  for (const { analytes } of suggestedPanels(['Semaglutide', 'Ipamorelin']))
    for (const { loinc, name } of analytes) expect(analyteByCode(loinc)?.name).toBe(name)
})
