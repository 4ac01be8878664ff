import type { CardKind } from '@pepwell/domain/social/chat'
import { cardKinds } from '@pepwell/domain/social/chat'
import { pictureTypes } from '@pepwell/domain/text/pictures'
import { ImagePlus, Plus } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { cardKindStyles } from './card-body.tsx'

interface AttachButtonProps {
  onPicture: (file: File) => void
  /** undefined for agents, who share nothing of their own */
  onCard?: (kind: CardKind) => void
}

/** Adds a picture, weigh-in, dose or stack. */
export function AttachButton({ onPicture, onCard }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onPicture(file)
    // Allows choosing the same file again.
    target.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label="Send a picture"
        accept={pictureTypes.join(',')}
        hidden
        onChange={choose}
      />
      <Menu
        align="start"
        trigger={
          <IconButton aria-label="Attach" className="rounded-full">
            <Plus className="size-6" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => input.current?.click()}>
          <ImagePlus aria-hidden="true" />
          Picture
        </MenuItem>
        {onCard &&
          cardKinds.map((kind) => {
            const { label, icon: Icon } = cardKindStyles[kind]
            return (
              <MenuItem key={kind} onSelect={() => onCard(kind)}>
                <Icon aria-hidden="true" />
                {label}
              </MenuItem>
            )
          })}
      </Menu>
    </>
  )
}
