import { STATUS_UNDO_MS } from '@pepwell/domain/shop/orders'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'

const FAILURE = 'Failed to update order status'

/** Toasts after setting a status. */
export const orderStatusToasts = {
  onSuccess: (undo?: () => void) =>
    void toast({
      title: 'Success',
      description: 'Order status updated',
      ...(undo && { duration: STATUS_UNDO_MS, action: { label: 'Undo', onPress: undo } }),
    }),
  onError: (error: Error) =>
    void toast({ title: 'Error', description: refusalText(error, FAILURE), variant: 'destructive' }),
}
