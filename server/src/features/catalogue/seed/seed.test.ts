import { createHash } from 'node:crypto'
import { citedDose, citedNames, withoutFigure } from '@pepwell/domain/catalogue/cited-doses'
import { evidenceLevelOf } from '@pepwell/domain/catalogue/evidence-scale'
import { isInVial } from '@pepwell/domain/catalogue/medicines'
import { peptideCategories } from '@pepwell/domain/catalogue/peptide-categories'
import { frequencies } from '@pepwell/domain/schedules/frequencies'
import { expect, test } from 'vitest'
import { catalogueSeed, seedRevision } from './index.ts'

const expectedNames = [
  'BPC-157',
  'TB-500',
  'Semaglutide',
  'Oral semaglutide',
  'Dulaglutide',
  'Exenatide',
  'Orforglipron',
  'CagriSema',
  'HCG',
  'HMG',
  'Somatropin',
  'NAD+',
  'Glutathione',
  'Vitamin B12',
  'CJC-1295 / Ipamorelin',
  'Wolverine blend',
  'GLOW',
  'KLOW',
  'Tirzepatide',
  'Retatrutide',
  'Cagrilintide',
  'CJC-1295 with DAC',
  'CJC-1295 without DAC',
  'Ipamorelin',
  'Sermorelin',
  'Tesamorelin',
  'GHK-Cu',
  'AOD-9604',
  'MOTS-c',
  'Epitalon',
  'Selank',
  'Semax',
  'PT-141',
  'DSIP',
  'Thymosin Alpha-1',
  'KPV',
  'LL-37',
]

const noDose = 'No established human dose. '

const ISO_DAY = /^20\d\d-\d\d-\d\d$/

const textFields = [
  'description',
  'benefits',
  'sideEffects',
  'recommendedDose',
  'duration',
  'bestTakenWith',
] as const

test('the catalog starts with at least 30 peptides with unique names', () => {
  const names = catalogueSeed.map(({ name }) => name.toLowerCase())
  expect(catalogueSeed.length).toBeGreaterThanOrEqual(30)
  expect(new Set(names).size).toBe(names.length)
})

test('every category has a peptide, and every peptide a known category', () => {
  const used = new Set(catalogueSeed.map(({ category }) => category))
  expect([...used].sort()).toEqual([...peptideCategories].sort())
})

test.each(expectedNames)('%s is in the catalog', (name) => {
  expect(catalogueSeed.some((peptide) => peptide.name.startsWith(name))).toBe(true)
})

test.each(catalogueSeed)('$name is complete and within limits', (peptide) => {
  expect(peptide.name.trim()).toBe(peptide.name)
  expect(peptide.name.length).toBeGreaterThan(0)
  expect(peptide.name.length).toBeLessThanOrEqual(100)
  expect(peptide.mg === null || peptide.mg > 0).toBe(true)
  expect(['', ...frequencies]).toContain(peptide.frequency)
  for (const field of textFields) {
    const text = peptide[field]
    expect(text.trim(), field).toBe(text)
    expect(text.length, field).toBeGreaterThan(10)
    expect(text.length, field).toBeLessThanOrEqual(1000)
    expect(text.endsWith('.'), field).toBe(true)
  }
})

test.each(catalogueSeed)(
  'the description of $name ends with one sentence on the evidence',
  ({ description }) => {
    const evidence = description.split('Evidence: ')
    expect(evidence).toHaveLength(2)
    expect(evidence[1]).toMatch(/^\S.*\.$/)
    expect(evidence[1]).not.toMatch(/\. /)
  },
)

test.each(catalogueSeed)('$name has an approved dose or says first that there is none', (peptide) => {
  const approved = peptide.description.includes('is prescription-only')
  expect(approved || peptide.recommendedDose.startsWith(noDose)).toBe(true)
})

test.each(catalogueSeed)('$name states its route', ({ routes }) => {
  expect(routes.length).toBeGreaterThan(0)
  expect(new Set(routes).size).toBe(routes.length)
})

test('non-injected products say so', () => {
  const routesOf = (name: string) => catalogueSeed.find((peptide) => peptide.name === name)?.routes
  for (const name of ['SNAP-8', 'Argireline']) expect(routesOf(name), name).toEqual(['topical'])
  for (const name of ['Selank', 'Semax']) expect(routesOf(name), name).toEqual(['nasal'])
  expect(routesOf('Dihexa')).not.toContain('subcutaneous')
})

/** GLP-1 medicines whose labels warn of gallstones, and of food in the lungs under anesthesia. */
const warnedBeforeSurgery = ['Semaglutide', 'Oral semaglutide', 'Tirzepatide', 'Liraglutide', 'Dulaglutide']

test.each(warnedBeforeSurgery)('%s mentions gallstones and anesthesia as its label does', (name) => {
  const sideEffects = catalogueSeed.find((peptide) => peptide.name === name)?.sideEffects
  expect(sideEffects).toMatch(/gallstones/)
  expect(sideEffects).toMatch(/Tell every provider before surgery\. .* under anesthesia or deep sedation\./)
})

test.each(['Semaglutide', 'Oral semaglutide'])('%s mentions NAION, as European labels do', (name) => {
  const semaglutide = catalogueSeed.find((peptide) => peptide.name === name)
  expect(semaglutide?.sideEffects).toMatch(/NAION/)
  expect(semaglutide?.sources.some(({ url }) => url.startsWith('https://www.ema.europa.eu/'))).toBe(true)
})

test.each(catalogueSeed)('$name dates statements that may change', (peptide) =>
  expect(JSON.stringify(peptide)).not.toMatch(/mid-20\d\d/),
)

test.each(['Survodutide', 'Mazdutide'])('%s dates the check for approvals', (name) => {
  const description = catalogueSeed.find((peptide) => peptide.name === name)?.description
  expect(description).toMatch(/on November 22, 2026, we found no approval/i)
})

test('no alias is the name of another peptide, or shared by two', () => {
  const names = catalogueSeed.flatMap(({ name, aliases }) => [name, ...aliases])
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
})

test.each(catalogueSeed.filter(({ label }) => label))(
  'each statement of the label of $name has its source',
  ({ label }) => {
    for (const { source } of Object.values(label ?? {})) {
      expect(URL.canParse(source.url), source.url).toBe(true)
      expect(source.checked ?? '2026-11-22').toMatch(ISO_DAY)
    }
  },
)

/** Substances measured in international units; everything else is in mass. */
const inUnits = ['HCG (Chorionic gonadotropin)', 'HMG (Menotropins)', 'Somatropin']

test.each(catalogueSeed)('the dose of $name has its unit', ({ name, recommendedDose }) => {
  const others = inUnits.includes(name) ? /\d ?(units|ug|μg|µg)\b/ : /\d ?(IU|units|ug|μg|µg)\b/
  expect(recommendedDose).not.toMatch(others)
})

test.each(catalogueSeed)(
  'statements about $name have sources, with the date if we read them',
  ({ sources, statusCheckedOn }) => {
    expect(sources.some(({ url }) => url.startsWith('https://'))).toBe(true)
    for (const { name, url, checked } of sources) {
      expect(name.length, url).toBeGreaterThan(3)
      expect(['http:', 'https:']).toContain(new URL(url).protocol)
      expect(checked ?? '2026-11-22').toMatch(ISO_DAY)
    }
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length)
    expect(statusCheckedOn).toMatch(ISO_DAY)
  },
)

test('doping statements name who is banned and by which list', () => {
  const forbidden = catalogueSeed.filter(({ forbiddenInSport }) => forbiddenInSport !== null)
  expect(new Set(forbidden.map(({ forbiddenInSport }) => forbiddenInSport))).toEqual(
    new Set(['At all times', 'For men, at all times']),
  )
  for (const { name, sources } of forbidden) {
    expect(
      sources.some((source) => source.name.includes('WADA')),
      name,
    ).toBe(true)
  }
})

test.each(catalogueSeed.filter(({ components }) => components.length > 0))(
  '$name is made of peptides of the catalogue, which make up its vial',
  ({ mg, components }) => {
    const names = catalogueSeed.map(({ name }) => name)
    for (const { name } of components) expect(names).toContain(name)
    const weights = components.map((component) => component.mg)
    expect(mg).toBe(
      weights.includes(null) ? null : weights.reduce((sum = 0, weight) => (sum ?? 0) + (weight ?? 0)),
    )
  },
)

test('a changed seed has a new revision, so that catalogs get updated', () => {
  const fingerprint = createHash('sha256').update(JSON.stringify(catalogueSeed)).digest('hex').slice(0, 12)
  expect({ seedRevision, fingerprint }).toEqual({ seedRevision: 14, fingerprint: '94a29214a7a9' })
})

/** Their texts name far larger amounts too: of infusions, and of a label. */
const citesMoreElsewhere = ['Thymosin Beta-4', 'SS-31 (Elamipretide)']

test('a cited figure is the text’s maximum, and every text with one has it as data', () => {
  for (const { name, recommendedDose, label } of catalogueSeed) {
    const upper = /(?:commonly cite|quoted online, often) (?:[\d.]+ to )?([\d.]+) (mg|mcg)/.exec(
      recommendedDose,
    )
    if (!upper || label?.highest || citesMoreElsewhere.includes(name)) continue
    expect(citedDose(name), name).toEqual({ amount: Number(upper[1]), unit: upper[2] })
  }
  const names = catalogueSeed.map(({ name }) => name)
  expect(citedNames.filter((name) => !names.includes(name))).toEqual([])
})

test('a peptide without figures to compare with is listed, so that its dose doesn’t pass without a warning', () => {
  const onSkin = ['SNAP-8', 'Argireline']
  const silent = catalogueSeed.filter(
    ({ name, label, mg, routes, components }) =>
      !label?.highest &&
      !(mg && isInVial(routes ?? [])) &&
      !citedDose(name, components) &&
      !onSkin.includes(name),
  )
  // A vial of oxytocin holds 2 mg, but people measure it in IU.
  expect(['Oxytocin', ...silent.map(({ name }) => name)]).toEqual([...withoutFigure])
})

test('every peptide has an evidence level that its note supports', () => {
  const without = catalogueSeed.filter(({ name }) => !evidenceLevelOf(name)).map(({ name }) => name)
  expect(without).toEqual([])
  const isSaidToBeApproved = (description: string) =>
    /Evidence: (?:approved|accelerated approval)/.test(description)
  for (const { name, description } of catalogueSeed)
    expect([name, evidenceLevelOf(name) === 'Approved']).toEqual([name, isSaidToBeApproved(description)])
  const untried = catalogueSeed.filter(({ name }) => evidenceLevelOf(name) === 'No trials of this use')
  for (const { name, description } of untried)
    expect([name, description]).toEqual([name, expect.stringMatching(/Evidence: (?:none|no) /)])
})
