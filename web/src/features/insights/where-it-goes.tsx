import type { Insights } from './insights.api.ts'

/** Who reads along: nobody, or the language model that puts the sentences into better words. */
export function WhereItGoes({ insights }: { insights: Insights | undefined }) {
  if (!insights) return 'Pepwell counts it itself.'
  const { provider } = insights
  if (!provider) return 'Pepwell counts it itself; nothing is sent to anybody.'
  const { host, wasSent } = provider
  return wasSent
    ? `Pepwell counts it itself. The sentences below went to ${host} to be put into better words, and are in your export; every number and name that came back was checked.`
    : `Pepwell counts it itself, and sent nothing of it to anybody. Its sentences go to ${host} for better words only if you let your data go along in the AI Assistant.`
}
