import type { CrawlPolicy } from '../ports/price-source.ts'

/** A crawl policy that delays nothing and records its calls. */
export function lenientCrawlPolicy(rules: Record<string, string> = {}) {
  const entered: string[] = []
  const directives = new Map(Object.entries(rules))
  const policy: CrawlPolicy = {
    enter: async (host) => void entered.push(host),
    rulesOf: async (origin) => directives.get(origin),
    keepRules: async (origin, text) => void directives.set(origin, text),
  }
  return { ...policy, entered, kept: directives }
}
