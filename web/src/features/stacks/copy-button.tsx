import { Copy } from 'lucide-react'
import { useNavigate } from 'react-router'
import { reasonText } from '../../lib/api/refusal-text.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { stackPath } from './stack-card.tsx'
import { type Stack, useCopyStack } from './stacks.api.ts'

/** Copies a stack to the user's own. A retry after a lost reply doesn't create a second one. */
export function CopyButton({ stack }: { stack: Stack }) {
  const navigate = useNavigate()
  const { store, isPending } = useCopyStack({
    onSuccess: (copy) =>
      void toast({
        title: 'Copied to your stacks',
        description: 'Only you see the copy.',
        action: { label: 'Open it', onPress: () => void navigate(stackPath(copy)) },
      }),
    onError: (error) =>
      void toast({
        title: 'We couldn’t copy the stack',
        description: reasonText(error),
        variant: 'destructive',
      }),
  })
  return (
    <Button
      variant="secondary"
      pending={isPending}
      onClick={() => store({}, { params: { id: String(stack.id) } })}
    >
      {!isPending && <Copy className="size-4.5" aria-hidden="true" />}
      Copy to my stacks
    </Button>
  )
}
