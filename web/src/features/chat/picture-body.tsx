import type { ChatPicture } from '@pepwell/contract/social/chat-messages'
import { useState } from 'react'
import { lazyPanel } from '../../ui/lazy-panel.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ChatMessage } from './chat.api.ts'
import { senderName } from './room-words.ts'

const PictureDialog = lazyPanel(() => import('./picture-dialog.tsx'))

/** Maximum pixel size of a picture in a conversation. */
const MOST = 280

/** A picture's display size, known before it loads so the layout doesn't shift. */
function fitted({ width, height }: Pick<ChatPicture, 'width' | 'height'>) {
  const scale = Math.min(1, MOST / width, MOST / height)
  return { width: Math.max(64, Math.round(width * scale)), height: Math.max(64, Math.round(height * scale)) }
}

interface PictureBodyProps {
  message: ChatMessage
  picture: ChatPicture
}

/** A picture in a conversation; opens full size on press. */
export function PictureBody({ message, picture }: PictureBodyProps) {
  const [open, setOpen] = useState(false)
  const name = message.isOwn ? 'Your picture' : `Picture from ${senderName(message)}`
  return (
    <>
      <button
        type="button"
        aria-label={`${name}, enlarge`}
        className="block max-w-full overflow-hidden rounded-[0.9rem]"
        onClick={(event) => {
          event.stopPropagation()
          setOpen(true)
        }}
      >
        <Picture
          src={picture.thumbnailUrl}
          alt=""
          {...fitted(picture)}
          className="max-w-full bg-sunken object-cover"
        />
      </button>
      <PictureDialog name={name} picture={picture} open={open} onOpenChange={setOpen} />
    </>
  )
}
