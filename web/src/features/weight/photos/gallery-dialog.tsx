import type { ProgressPhoto } from '@pepwell/contract/weight/progress-photos'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '../../../lib/time/dates.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { Reader } from '../weight.api.ts'
import { AllPhotos, AllPhotosSkeleton } from './all-photos.tsx'
import { Comparison } from './comparison.tsx'
import { LargePhoto } from './large-photo.tsx'
import { NoPhotos } from './no-photos.tsx'
import { allPhotosQuery } from './photos.api.ts'
import type { GalleryView } from './use-gallery-view.ts'

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
