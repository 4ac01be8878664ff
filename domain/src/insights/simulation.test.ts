import { describe, expect, test } from 'vitest'
import { sentenceRate, withEffect, withoutEffect } from './simulation.samples.ts'

const PEOPLE = 150
const SEED = 20_261_126

describe('of 150 simulated people over 26 weeks', () => {
  test.each(Object.entries(withoutEffect))('fewer than 5%% see a false difference: %s', (_, simulated) => {
    expect(sentenceRate(simulated, PEOPLE, SEED)).toBeLessThan(0.05)
  })

  test.each(Object.entries(withEffect))('at least 75%% get a true sentence: %s', (_, simulated) => {
    expect(sentenceRate(simulated, PEOPLE, SEED)).toBeGreaterThanOrEqual(0.75)
  })
})
