import type { ChatPicture } from '@pepwell/contract/social/chat-messages'
import { Dialog } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'

interface PictureDialogProps {
  name: string
  picture: ChatPicture
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A picture at full size. */
export default function PictureDialog({ name, picture, open, onOpenChange }: PictureDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={name} size="xl">
      <Picture
        src={picture.url}
        alt={name}
        width={picture.width}
        height={picture.height}
        className="mx-auto max-h-[72dvh] w-auto max-w-full rounded-2xl bg-sunken object-contain"
      />
    </Dialog>
  )
}
