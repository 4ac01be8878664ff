import type { ProgressPhoto } from '@pepwell/contract/weight/progress-photos'
import { useToday } from '../../../lib/time/use-today.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { Reader } from '../weight.api.ts'
import { photoTitle, photoWeight, tinyDay } from './photo-text.ts'

/** Frame and caption, also used by placeholders of equal size. */
export const frameStyle = 'block aspect-3/4 w-full overflow-hidden rounded-xl'
export const captionStyle = 'mt-1 block text-center text-xs/5 whitespace-nowrap text-soft tabular-nums'

interface PhotoTileProps {
  photo: ProgressPhoto
  reader: Reader
  onOpen: (photo: ProgressPhoto) => void
  /** with the weight */
  withWeight?: boolean
}

/** A thumbnail with its date; opens the large photo. */
export function PhotoTile({ photo, reader, onOpen, withWeight = false }: PhotoTileProps) {
  const today = useToday(reader.timeZone)
  return (
    <button type="button" className="group block w-full rounded-xl" onClick={() => onOpen(photo)}>
      <span className="sr-only">Photo of {photoTitle(photo, reader.weightUnit)}</span>
      <span className={`${frameStyle} bg-sunken ring-accent group-hover:ring-2`}>
        <Picture
          src={photo.thumbnailUrl}
          alt=""
          width={photo.width}
          height={photo.height}
          loading="lazy"
          className="size-full object-cover"
        />
      </span>
      <span aria-hidden="true" className={captionStyle}>
        {tinyDay(photo.takenOn, today)}
      </span>
      {withWeight && (
        <span aria-hidden="true" className="block text-center text-xs/5 font-semibold tabular-nums">
          {photoWeight(photo, reader.weightUnit) ?? '—'}
        </span>
      )}
    </button>
  )
}
