import { MessageSquareQuote } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

const SavedRepliesDialog = lazy(() => import('./saved-replies-dialog.tsx'))

/** Leads to what the team keeps to reply with. */
export function SavedReplies({ onTake }: { onTake: (text: string) => void }) {
  const [open, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <div className="mb-1">
      <Button variant="ghost" size="sm" onClick={show}>
        <MessageSquareQuote className="size-4.5" aria-hidden="true" />
        Saved replies
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <SavedRepliesDialog open={open} onOpenChange={setOpen} onTake={onTake} />
        </Suspense>
      )}
    </div>
  )
}
