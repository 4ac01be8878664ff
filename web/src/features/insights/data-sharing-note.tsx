import type { Insights } from './insights.api.ts'

/** States whether data leaves Pepwell: only to the language model that rewords sentences. */
export function DataSharingNote({ insights }: { insights: Insights | undefined }) {
  if (!insights) return 'Calculated on Pepwell.'
  const { provider } = insights
  if (!provider) return 'Calculated on Pepwell. Nothing is shared.'
  const { host, wasSent } = provider
  return wasSent
    ? `Calculated on Pepwell. We sent these sentences to ${host} for clearer wording and checked every number and name. Your export includes them.`
    : `Calculated on Pepwell. Nothing was shared with ${host}.`
}
