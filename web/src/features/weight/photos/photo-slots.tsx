import { PHOTOS_ON_DASHBOARD } from '@pepwell/domain/progress-photos'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { captionStyle, frameStyle } from './photo-tile.tsx'

export const gridStyle = 'grid grid-cols-4 gap-x-2 gap-y-2.5 sm:gap-x-3'

const slots = Array.from({ length: PHOTOS_ON_DASHBOARD }, (_, slot) => slot)

const Empty = () => <span className={`${frameStyle} bg-sunken`} />
const Waiting = () => <Skeleton className={frameStyle} />

/** The places of the last photos from `taken` on, in the photos' own size: the card never changes its height. */
export const EmptySlots = ({ taken = 0, waiting = false }: { taken?: number; waiting?: boolean }) =>
  slots.slice(taken).map((slot) => (
    <li key={slot} aria-hidden="true">
      {waiting ? <Waiting /> : <Empty />}
      <span className={captionStyle}>&nbsp;</span>
    </li>
  ))

/** A sentence in the place of all photos, as high as they would be. */
export const InsteadOfPhotos = ({ children }: { children: ReactNode }) => (
  <div className="relative">
    <ul className={`${gridStyle} invisible`} aria-hidden="true">
      <EmptySlots />
    </ul>
    <div className="absolute inset-0 grid *:h-full *:content-center *:justify-center">{children}</div>
  </div>
)
