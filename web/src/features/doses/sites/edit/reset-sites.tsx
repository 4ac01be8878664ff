import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { useResetSites } from './edit-sites.api.ts'

/** Asks before resetting the list. */
export function ResetSites({ onDone }: { onDone: () => void }) {
  const [isAsking, ask] = useState(false)
  const reset = useResetSites(() => {
    ask(false)
    onDone()
  })
  return (
    <>
      <Button variant="ghost" size="sm" className="self-start" onClick={() => ask(true)}>
        Reset to default sites
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title="Reset your sites?"
        description="This removes your order, your names and the sites you added. Logged doses keep their sites."
        confirmLabel="Reset sites"
        pendingLabel="Resetting..."
        destructive
        pending={reset.isPending}
        onConfirm={() => reset.mutate({})}
      />
    </>
  )
}
