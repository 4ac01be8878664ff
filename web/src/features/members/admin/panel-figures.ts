import type { CallReply } from '@pepwell/contract/call'
import type * as members from '@pepwell/contract/members'
import { dashboardStats } from '@pepwell/contract/members.calls'
import { queryOf } from '../../../lib/use-call.ts'

/** The four figures above the panel. */
export type PanelFigures = CallReply<typeof members.dashboardStats>

export const panelFiguresQuery = queryOf(dashboardStats)
