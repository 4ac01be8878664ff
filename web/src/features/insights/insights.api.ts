import type { CallReply } from '@pepwell/contract/declared'
import type { insights } from '@pepwell/contract/insights/insights'
import * as calls from '@pepwell/contract/insights/insights.calls'
import { queryOf } from '../../lib/api/use-call.ts'

export type Insights = CallReply<typeof insights>
export type Insight = Insights['sentences'][number]

export const insightsQuery = queryOf(calls.insights)

export const levelOverlaysQuery = queryOf(calls.levelOverlays)
