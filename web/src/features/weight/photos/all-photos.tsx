import type { ProgressPhoto } from '@pepwell/contract/weight/progress-photos'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { SplitSquareHorizontal } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { ShowOlder } from '../../../ui/show-older.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { Reader } from '../weight.api.ts'
import { captionStyle, frameStyle, PhotoTile } from './photo-tile.tsx'

const gridStyle = 'grid grid-cols-3 gap-x-2 gap-y-3 sm:grid-cols-4 sm:gap-x-3 md:grid-cols-5'

const places = Array.from({ length: 6 }, (_, place) => place)

export const AllPhotosSkeleton = () => (
  <Loading label="Loading your photos">
    <Skeleton className="mb-5 h-11 w-52 rounded-xl" />
    <Skeleton className="mb-3 h-5 w-12" />
    <div className={gridStyle}>
      {places.map((place) => (
        <div key={place}>
          <Skeleton className={frameStyle} />
          <span className={captionStyle}>&nbsp;</span>
          <span className={captionStyle}>&nbsp;</span>
        </div>
      ))}
    </div>
  </Loading>
)

interface AllPhotosProps {
  history: UseInfiniteQueryResult
  photos: readonly ProgressPhoto[]
  reader: Reader
  onOpen: (photo: ProgressPhoto) => void
  /** undefined with fewer than two photos */
  onCompare?: () => void
}

/** All photos by year, latest first. */
export function AllPhotos({ history, photos, reader, onOpen, onCompare }: AllPhotosProps) {
  const years = Map.groupBy(photos, ({ takenOn }) => takenOn.slice(0, 4))
  return (
    <div className="flex flex-col gap-5">
      {onCompare && (
        <Button variant="secondary" className="self-start" onClick={onCompare}>
          <SplitSquareHorizontal className="size-5" aria-hidden="true" />
          Compare two photos
        </Button>
      )}
      {[...years].map(([year, taken]) => (
        <section key={year} aria-labelledby={`photos-of-${year}`}>
          <h3 id={`photos-of-${year}`} className="mb-3 text-base tabular-nums">
            {year}
          </h3>
          <ul className={gridStyle}>
            {taken.map((photo) => (
              <li key={photo.id}>
                <PhotoTile photo={photo} reader={reader} onOpen={onOpen} withWeight />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ShowOlder
        history={history}
        failure="We couldn’t load older photos."
        end="These are all your photos."
      />
    </div>
  )
}
