import type { Clock } from '../../clock.ts'
import type { People } from '../../live/person-events.ts'
import type { ReportedKind } from '../friends/abuse-reports.service.ts'
import { textOf } from './sharing.service.ts'
import { endHold, hideStack, stackById } from './stacks.queries.ts'

/** Stacks as reportable content. */
export const reportedStack = ({ clock, people }: { clock: Clock; people: People }): ReportedKind => ({
  name: 'stack',
  async find(db, reporterId, id) {
    const stack = await stackById(db, reporterId, id)
    if (!stack) return undefined
    return { ownerId: stack.user.id, text: textOf(stack) }
  },
  async reviewed(tx, id, isFine) {
    await endHold(tx, id, isFine ? null : new Date(clock.now()))
    await people.publishToEveryone(tx, { type: 'changed', changes: ['stacks'] })
  },
  async hide(tx, id) {
    await hideStack(tx, id, new Date(clock.now()))
    // Readers refetch it.
    await people.publishToEveryone(tx, { type: 'changed', changes: ['stacks'] })
  },
})
