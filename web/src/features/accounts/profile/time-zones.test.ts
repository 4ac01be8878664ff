import { expect, test } from 'vitest'
import { timeZoneRegions } from './time-zones.ts'

const zonesIn = (chosen: string) => timeZoneRegions(chosen).flatMap(({ zones }) => zones)

test('every zone of the browser is listed once, and UTC', () => {
  const names = zonesIn('Europe/Berlin').map(({ name }) => name)
  expect(new Set(names)).toEqual(new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']))
  expect(names).toHaveLength(new Set(names).size)
})

test('zones stand under their region, readable', () => {
  const america = timeZoneRegions('UTC').find(({ name }) => name === 'America')
  expect(america?.zones).toContainEqual({ name: 'America/New_York', label: 'New York' })
  expect(america?.zones).toContainEqual({
    name: 'America/Argentina/Ushuaia',
    label: 'Argentina / Ushuaia',
  })
})

test('a zone that the browser lists under another name stays chosen', () => {
  expect(zonesIn('US/Pacific')).toContainEqual({ name: 'US/Pacific', label: 'Pacific' })
})
