import { MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyPanel } from '../../../ui/lazy-panel.tsx'

const SavedRepliesDialog = lazyPanel(() => import('./saved-replies-dialog.tsx'))

/** Opens the saved replies. */
export function SavedReplies({ onTake }: { onTake: (text: string) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="mb-1">
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <MessageSquareQuote className="size-4.5" aria-hidden="true" />
        Saved replies
      </Button>
      <SavedRepliesDialog open={open} onOpenChange={setOpen} onTake={onTake} />
    </div>
  )
}
