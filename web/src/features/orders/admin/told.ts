import { refusalText } from '../../../lib/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'

const FAILURE = 'Failed to update order status'

/** What is said when a status was set, or was not. */
export const statusToasts = {
  onSuccess: () => void toast({ title: 'Success', description: 'Order status updated' }),
  onError: (error: Error) =>
    void toast({ title: 'Error', description: refusalText(error, FAILURE), variant: 'destructive' }),
}
