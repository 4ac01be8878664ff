import { expect, test } from 'vitest'
import { timeZoneRegions } from './time-zones.ts'

const zonesIn = (chosen: string) => timeZoneRegions(chosen).flatMap(({ zones }) => zones)

test('lists every time zone of the browser once, and UTC', () => {
  const names = zonesIn('Europe/Berlin').map(({ name }) => name)
  expect(new Set(names)).toEqual(new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']))
  expect(names).toHaveLength(new Set(names).size)
})

test('groups readable zones by region', () => {
  const america = timeZoneRegions('UTC').find(({ name }) => name === 'America')
  expect(america?.zones).toContainEqual({ name: 'America/New_York', label: 'New York' })
  expect(america?.zones).toContainEqual({
    name: 'America/Argentina/Ushuaia',
    label: 'Argentina / Ushuaia',
  })
})

test('keeps a chosen zone that the browser lists under another name', () => {
  expect(zonesIn('US/Pacific')).toContainEqual({ name: 'US/Pacific', label: 'Pacific' })
})
