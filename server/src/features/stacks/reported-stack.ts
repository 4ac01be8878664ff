import type { Clock } from '../../clock.ts'
import type { People } from '../../live/people.ts'
import type { ReportedKind } from '../friends/abuse-reports.service.ts'
import { hideStack, stackById } from './stacks.queries.ts'

/** Stacks among what can be reported. */
export const reportedStack = ({ clock, people }: { clock: Clock; people: People }): ReportedKind => ({
  name: 'stack',
  async find(db, reporterId, id) {
    const stack = await stackById(db, reporterId, id)
    if (!stack) return undefined
    const items = stack.stackItems.map(
      ({ peptide, dose, frequency, notes }) =>
        `${peptide.name}: ${[dose, frequency, notes].filter(Boolean).join(', ') || 'nothing said'}`,
    )
    return {
      ownerId: stack.user.id,
      text: [stack.name, stack.description, ...items].filter(Boolean).join('\n'),
    }
  },
  async hide(tx, id) {
    await hideStack(tx, id, new Date(clock.now()))
    // Whoever has it open looks again.
    await people.tellEveryone(tx, { type: 'changed', changes: ['stacks'] })
  },
})
