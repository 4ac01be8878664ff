import { expect, test } from 'vitest'
import { bundleNamed, componentText, vitaminBundles } from '../shop/vitamin-bundles.ts'

test('there are two, with five and seven distinct components', () => {
  expect(vitaminBundles.map(({ name, components }) => [name, components.length])).toEqual([
    ['GLP Vitamin Bundle 1', 5],
    ['GLP Vitamin Bundle 2', 7],
  ])
  for (const { components } of vitaminBundles)
    expect(new Set(components.map(({ name }) => name)).size).toBe(components.length)
})

test('a bundle is recognized by name and lists its contents', () => {
  expect(bundleNamed('Zinc')).toBeUndefined()
  expect(bundleNamed('GLP Vitamin Bundle 2')?.components.map(componentText)).toEqual([
    'Vitamin D3 600 IU',
    'Vitamin B12 2.4 mcg',
    'Vitamin C 90 mg',
    'Magnesium 200 mg',
    'Zinc 11 mg',
    'Psyllium Husk 5,000 mg',
    'Probiotics 1 capsule',
  ])
})
