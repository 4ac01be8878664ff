import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import { merged, type NutritionSource } from './nutrition-source.ts'

/** How long a failed source is skipped, so that not every keystroke waits for it. */
const REST_MS = 30_000

/** How often a source that keeps failing is logged. */
const MENTION_MS = 10 * 60_000

interface Deps {
  source: NutritionSource
  /** used if the source fails or has no match */
  fallback: NutritionSource
  clock: Clock
  log: FastifyBaseLogger
}

/** Hides failures of a source except from the log: the fallback answers instead. */
export function withFallback({ source, fallback, clock, log }: Deps): NutritionSource {
  let restsUntil = Number.NEGATIVE_INFINITY
  let mentionedAt = Number.NEGATIVE_INFINITY

  async function attempt<Value>(ask: () => Promise<Value>, otherwise: Value): Promise<Value> {
    if (clock.now() < restsUntil) return otherwise
    try {
      return await ask()
    } catch (error) {
      const now = clock.now()
      restsUntil = now + REST_MS
      if (now - mentionedAt >= MENTION_MS) {
        mentionedAt = now
        log.warn({ err: error }, `${source.name} failed; foods come from ${fallback.name} meanwhile`)
      }
      return otherwise
    }
  }

  return {
    name: `${source.name} and ${fallback.name}`,
    async search(query, limit) {
      const foods = await attempt(() => source.search(query, limit), [])
      if (foods.length >= limit) return foods.slice(0, limit)
      return merged(limit, foods, await fallback.search(query, limit))
    },
    async details(food) {
      return (await attempt(() => source.details(food), undefined)) ?? fallback.details(food)
    },
  }
}
