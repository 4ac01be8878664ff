import { Layers } from 'lucide-react'
import { useNavigate } from 'react-router'
import { reasonText } from '../../lib/api/refusal-text.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { stackPath } from './stack-card.tsx'
import { useCreateStack } from './stacks.api.ts'

interface SaveStackButtonProps {
  name: string
  items: readonly { peptideId: number; dose: string; frequency: string }[]
}

/** Saves peptides as a private stack. */
export function SaveStackButton({ name, items }: SaveStackButtonProps) {
  const navigate = useNavigate()
  const { store, isPending } = useCreateStack({
    onSuccess: (stack) =>
      void toast({
        title: 'Stack created successfully!',
        description: 'Only you see it.',
        action: { label: 'Open it', onPress: () => void navigate(stackPath(stack)) },
      }),
    onError: (error) =>
      void toast({
        title: 'We couldn’t save the stack',
        description: reasonText(error),
        variant: 'destructive',
      }),
  })
  return (
    <Button
      variant="secondary"
      pending={isPending}
      onClick={() => store({ name, isPublic: false, items: [...items] })}
    >
      {!isPending && <Layers className="size-4.5" aria-hidden="true" />}
      Save as my stack
    </Button>
  )
}
