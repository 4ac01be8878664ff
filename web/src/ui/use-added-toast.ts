import { refusalText } from '../lib/api/refusal-text.ts'
import { toast } from './toast-store.ts'

/** A hook of the call that removes a row by its id. */
type UseRemove = (options: { onSuccess: () => void; onError: (error: Error) => void }) => {
  mutate: (input: { params: { id: number } }) => void
}

/** What is said of a row that was added. */
interface Added {
  id: number
  title: string
  description?: string
}

/** Says that a row was added, with Undo. @param removed what is said once it was taken back */
export function useAddedToast(useRemove: UseRemove, removed: string) {
  const undo = useRemove({
    onSuccess: () => {
      toast({ title: removed })
    },
    onError: (error) => {
      toast({ title: refusalText(error, 'We couldn’t remove it. Try again.'), variant: 'destructive' })
    },
  })
  return ({ id, title, description }: Added) => {
    const action = { label: 'Undo', onPress: () => undo.mutate({ params: { id } }) }
    toast({ title, action, ...(description !== undefined && { description }) })
  }
}
