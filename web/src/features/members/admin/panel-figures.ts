import type * as members from '@pepwell/contract/accounts/members'
import { dashboardStats } from '@pepwell/contract/accounts/members.calls'
import type { CallReply } from '@pepwell/contract/declared'
import { queryOf } from '../../../lib/api/use-call.ts'

/** The four figures above the panel. */
export type PanelFigures = CallReply<typeof members.dashboardStats>

export const panelFiguresQuery = queryOf(dashboardStats)
