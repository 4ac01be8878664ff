import type { ProgressPhoto } from '@pepwell/contract/weight/progress-photos'
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { SplitSquareHorizontal } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ShowOlder } from '../../../ui/show-older.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { Reader } from '../weight.api.ts'
import { Comparison } from './comparison.tsx'
import { LargePhoto } from './large-photo.tsx'
import { NoPhotos } from './no-photos.tsx'
import { captionStyle, frameStyle, PhotoTile } from './photo-tile.tsx'
import { allPhotosQuery } from './photos.api.ts'
import type { GalleryView } from './use-gallery-view.ts'

const gridStyle = 'grid grid-cols-3 gap-x-2 gap-y-3 sm:grid-cols-4 sm:gap-x-3 md:grid-cols-5'

const places = Array.from({ length: 6 }, (_, index) => index)

const AllPhotosSkeleton = () => (
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
function AllPhotos({ history, photos, reader, onOpen, onCompare }: AllPhotosProps) {
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

interface GalleryProps {
  view: GalleryView
  reader: Reader
  onShow: (view?: GalleryView) => void
}

export interface GalleryDialogProps extends GalleryProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

function useGallery({ view }: Pick<GalleryProps, 'view'>) {
  const history = useInfiniteQuery(allPhotosQuery)
  const photos: ProgressPhoto[] | undefined = history.data?.pages.flat()
  return { history, photos, large: photos?.find(({ id }) => id === view) }
}

type Gallery = ReturnType<typeof useGallery>

function Contents({
  gallery: { history, photos, large },
  reader,
  onShow,
  onCompare,
}: Omit<GalleryProps, 'view'> & { gallery: Gallery; onCompare: (() => void) | undefined }) {
  if (history.isPending) return <AllPhotosSkeleton />
  if (!photos) {
    return (
      <ErrorState
        title="We couldn’t load your photos"
        error={history.error}
        onRetry={() => history.refetch()}
        retrying={history.isFetching}
      />
    )
  }
  if (photos.length === 0) return <NoPhotos reader={reader} />
  if (large) return <LargePhoto photo={large} photos={photos} reader={reader} onShow={onShow} />
  return (
    <AllPhotos
      history={history}
      photos={photos}
      reader={reader}
      onOpen={({ id }) => onShow(id)}
      onCompare={onCompare}
    />
  )
}

/** The gallery: all photos, one photo, or a comparison. */
export default function GalleryDialog({ open, onOpenChange, ...props }: GalleryDialogProps) {
  const gallery = useGallery(props)
  const [comparing, setComparing] = useState(false)
  const { photos = [], large } = gallery
  const canCompare = photos.length > 1
  const isComparing = comparing && canCompare && !large
  const title = isComparing ? 'Before and After' : large ? formatDay(large.takenOn) : 'Progress Photos'
  const change = (next: boolean) => {
    if (!next) setComparing(false)
    onOpenChange(next)
  }
  return (
    <Dialog open={open} onOpenChange={change} title={title} size="lg">
      {isComparing ? (
        <Comparison photos={photos} reader={props.reader} onBack={() => setComparing(false)} />
      ) : (
        <Contents
          {...props}
          gallery={gallery}
          onCompare={canCompare ? () => setComparing(true) : undefined}
        />
      )}
    </Dialog>
  )
}
