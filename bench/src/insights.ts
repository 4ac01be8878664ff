import { sentenceRate, withEffect, withoutEffect } from '@pepwell/domain/insights/simulation.samples'
import { scaled } from './scale.ts'
import { cell, verdict } from './table.ts'

/** Maximum share of simulated people with a false finding, and minimum share with a true one. */
const PROMISED = { false: 0.05, true: 0.75 }
const SEED = 7

/**
 * How often insights show simulated people false and true findings.
 * @returns whether the promises hold
 */
export async function measureInsights(): Promise<boolean> {
  const people = scaled(4_000, 2)
  console.log(`\nOf ${people} simulated people over 26 weeks, claimed`)
  const rows = [
    ...Object.entries(withoutEffect).map(([name, one]) => ({ name, one, isTrue: false })),
    ...Object.entries(withEffect).map(([name, one]) => ({ name, one, isTrue: true })),
  ]
  const held = rows.map(({ name, one, isTrue }) => {
    const share = sentenceRate(one, people, SEED)
    const holds = isTrue ? share >= PROMISED.true : share < PROMISED.false
    const promise = isTrue ? `≥ ${100 * PROMISED.true}%` : `< ${100 * PROMISED.false}%`
    console.log(`${name.padEnd(55)}${cell((100 * share).toFixed(1), 6)}%   ${promise}: ${verdict(holds)}`)
    return holds
  })
  return held.every(Boolean)
}
