import { PHOTOS_ON_DASHBOARD } from '@pepwell/domain/weight/progress-photos'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { captionStyle, frameStyle } from './photo-tile.tsx'

export const gridStyle = 'grid grid-cols-4 gap-x-2 gap-y-2.5 sm:gap-x-3'

const slots = Array.from({ length: PHOTOS_ON_DASHBOARD }, (_, slot) => slot)

const Empty = () => <span className={`${frameStyle} bg-sunken`} />
const Placeholder = () => <Skeleton className={frameStyle} />

/** Placeholders from index `taken` on, in the photos' size, so the card keeps its height. */
export const EmptySlots = ({ taken = 0, waiting = false }: { taken?: number; waiting?: boolean }) =>
  slots.slice(taken).map((slot) => (
    <li key={slot} aria-hidden="true">
      {waiting ? <Placeholder /> : <Empty />}
      <span className={captionStyle}>&nbsp;</span>
    </li>
  ))
