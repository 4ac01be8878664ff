import { refusalText } from '../lib/api/refusal-text.ts'
import { toast } from './toast-store.ts'

/** A hook for the call that deletes a row by id. */
type UseRemove = (options: { onSuccess: () => void; onError: (error: Error) => void }) => {
  mutate: (input: { params: { id: number } }) => void
}

/** Toast text for an added row. */
interface Added {
  id: number
  title: string
  description?: string
}

/** Toast for an added row, with Undo. @param removed toast text after the undo */
export function useAddedToast(useRemove: UseRemove, removed: string) {
  const undo = useRemove({
    onSuccess: () => {
      toast({ title: removed })
    },
    onError: (error) => {
      toast({ title: refusalText(error, 'We couldn’t delete it. Try again.'), variant: 'destructive' })
    },
  })
  return ({ id, title, description }: Added) => {
    const action = { label: 'Undo', onPress: () => undo.mutate({ params: { id } }) }
    toast({ title, action, ...(description !== undefined && { description }) })
  }
}
