import type { Insights } from './insights.api.ts'

/** Who reads along: nobody, or the language model that puts the sentences into better words. */
export function WhereItGoes({ insights }: { insights: Insights | undefined }) {
  if (!insights) return 'Calculated on Pepwell.'
  const { provider } = insights
  if (!provider) return 'Calculated on Pepwell. Nothing is shared.'
  const { host, wasSent } = provider
  return wasSent
    ? `Calculated on Pepwell. We sent these sentences to ${host} for clearer wording and checked every number and name. Your export includes them.`
    : `Calculated on Pepwell. Nothing was shared with ${host}.`
}
