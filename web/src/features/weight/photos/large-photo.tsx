import type { ProgressPhoto } from '@pepwell/contract/weight/progress-photos'
import { ArrowLeft, ChevronLeft, ChevronRight, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { formatDay } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { Reader } from '../weight.api.ts'
import { photoWeight } from './photo-text.ts'
import { RemovePhotoDialog } from './remove-photo-dialog.tsx'
import type { GalleryView } from './use-gallery-view.ts'

interface LargePhotoProps {
  photo: ProgressPhoto
  /** latest first */
  photos: readonly ProgressPhoto[]
  reader: Reader
  onShow: (view?: GalleryView) => void
}

/** The adjacent photos, with arrow keys to reach them. */
function useNeighbors({ photo, photos, onShow, off }: Omit<LargePhotoProps, 'reader'> & { off: boolean }) {
  const index = photos.findIndex(({ id }) => id === photo.id)
  const [newer, older] = [photos[index - 1]?.id, photos[index + 1]?.id]
  useEffect(() => {
    if (off) return
    const onKey = ({ key }: KeyboardEvent) => {
      const next = { ArrowLeft: newer, ArrowRight: older }[key]
      if (next !== undefined) onShow(next)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [newer, older, onShow, off])
  return { newer, older }
}

interface StepProps {
  label: string
  to: number | undefined
  onShow: (id: number) => void
  children: ReactNode
}

/** A button to an adjacent photo; disabled at the end instead of removed, to keep focus. */
const Step = ({ label, to, onShow, children }: StepProps) => (
  <IconButton
    aria-label={label}
    aria-disabled={to === undefined}
    className="aria-disabled:opacity-40"
    onClick={() => to !== undefined && onShow(to)}
  >
    {children}
  </IconButton>
)

/** One large photo with previous and next. */
export function LargePhoto({ photo, photos, reader, onShow }: LargePhotoProps) {
  const [removing, setRemoving] = useState(false)
  const { newer, older } = useNeighbors({ photo, photos, onShow, off: removing })
  const weight = photoWeight(photo, reader.weightUnit)
  return (
    <div className="flex flex-col gap-4">
      <Button variant="ghost" size="sm" className="-mt-2 -ml-2 self-start" onClick={() => onShow()}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        All photos
      </Button>
      <Picture
        key={photo.id}
        src={photo.url}
        alt={`You on ${formatDay(photo.takenOn)}`}
        width={photo.width}
        height={photo.height}
        className="h-[min(56dvh,36rem)] w-full rounded-2xl bg-sunken object-contain"
      />
      <div className="flex items-center gap-1">
        <Step label="Newer photo" to={newer} onShow={onShow}>
          <ChevronLeft className="size-6" aria-hidden="true" />
        </Step>
        <p className="min-w-0 flex-1 text-center font-semibold tabular-nums" aria-live="polite">
          {weight ?? 'No weigh-in'}
          <span className="block text-sm font-normal text-soft">{formatDay(photo.takenOn)}</span>
        </p>
        <Step label="Older photo" to={older} onShow={onShow}>
          <ChevronRight className="size-6" aria-hidden="true" />
        </Step>
      </div>
      <Button
        variant="ghost"
        className="self-center text-danger-ink hover:bg-danger-soft"
        onClick={() => setRemoving(true)}
      >
        <Trash2 className="size-5" aria-hidden="true" />
        Delete photo
      </Button>
      <RemovePhotoDialog
        photo={photo}
        open={removing}
        onOpenChange={setRemoving}
        onRemoved={() => onShow()}
      />
    </div>
  )
}
