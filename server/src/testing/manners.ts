import type { Manners } from '../ports/price-source.ts'

/** Manners that hold nobody up, and remember what was asked of them. */
export function easyManners(rules: Record<string, string> = {}) {
  const entered: string[] = []
  const kept = new Map(Object.entries(rules))
  const manners: Manners = {
    enter: async (host) => void entered.push(host),
    rulesOf: async (origin) => kept.get(origin),
    keepRules: async (origin, text) => void kept.set(origin, text),
  }
  return { ...manners, entered, kept }
}
