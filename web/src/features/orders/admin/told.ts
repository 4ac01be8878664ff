import type { CallReply } from '@pepwell/contract/call'
import type { setOrderStatuses } from '@pepwell/contract/orders-admin'
import { STATUS_UNDO_MS } from '@pepwell/domain/orders'
import { refusalText } from '../../../lib/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'

type Results = CallReply<typeof setOrderStatuses>

const FAILURE = 'Failed to update order status'

/** What is said when a status was set, or was not. */
export const statusToasts = {
  onSuccess: (undo?: () => void) =>
    void toast({
      title: 'Success',
      description: 'Order status updated',
      ...(undo && { duration: STATUS_UNDO_MS, action: { label: 'Undo', onPress: undo } }),
    }),
  onError: (error: Error) =>
    void toast({ title: 'Error', description: refusalText(error, FAILURE), variant: 'destructive' }),
}

/** So many are named; of more it is said how many. */
const MOST_NAMED = 5

const namesIn = (numbers: readonly string[]): string => {
  const others = numbers.length - MOST_NAMED
  if (others <= 0) return numbers.join(', ')
  return `${numbers.slice(0, MOST_NAMED).join(', ')} and ${others} more`
}

/** Which of several orders stayed as they were, by what kept them. */
export function refusedText(
  results: Results,
  orders: readonly { id: number; orderNumber: string }[],
): string | undefined {
  const numbers = new Map(orders.map(({ id, orderNumber }) => [id, orderNumber]))
  const byProblem = Map.groupBy(
    results.filter(({ problem }) => problem !== null),
    ({ problem }) => problem,
  )
  const texts = [...byProblem].map(([problem, refused]) => {
    const stayed = refused.length === 1 ? 'stayed as it was' : 'stayed as they were'
    return `${namesIn(refused.map(({ id }) => numbers.get(id) ?? `${id}`))} ${stayed}: ${problem}`
  })
  return texts.length > 0 ? texts.join('. ') : undefined
}
