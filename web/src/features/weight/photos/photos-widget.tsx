import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { ProgressPhoto } from '@pepwell/contract/weight/progress-photos'
import { PHOTOS_ON_DASHBOARD } from '@pepwell/domain/weight/progress-photos'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyPanel } from '../../../ui/lazy-panel.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { Reader } from '../weight.api.ts'
import type { GalleryDialogProps } from './gallery-dialog.tsx'
import { NoPhotos } from './no-photos.tsx'
import { captionStyle, frameStyle, PhotoTile } from './photo-tile.tsx'
import { recentPhotosQuery } from './photos.api.ts'
import { PHOTOS_ANCHOR, useGalleryView } from './use-gallery-view.ts'

const gridStyle = 'grid grid-cols-4 gap-x-2 gap-y-2.5 sm:gap-x-3'

const slots = Array.from({ length: PHOTOS_ON_DASHBOARD }, (_, slot) => slot)

const Empty = () => <span className={`${frameStyle} bg-sunken`} />
const Placeholder = () => <Skeleton className={frameStyle} />

/** Placeholders from index `taken` on, in the photos' size, so the card keeps its height. */
const EmptySlots = ({ taken = 0, waiting = false }: { taken?: number; waiting?: boolean }) =>
  slots.slice(taken).map((slot) => (
    <li key={slot} aria-hidden="true">
      {waiting ? <Placeholder /> : <Empty />}
      <span className={captionStyle}>&nbsp;</span>
    </li>
  ))

const Gallery = lazyPanel<GalleryDialogProps>(() => import('./gallery-dialog.tsx'))

const PhotosSkeleton = () => (
  <Loading label="Loading your photos">
    <ul className={gridStyle}>
      <EmptySlots waiting />
    </ul>
  </Loading>
)

function LastPhotos({ reader, onOpen }: { reader: Reader; onOpen: (photo: ProgressPhoto) => void }) {
  const { data: photos, isError, error, refetch, isFetching } = useQuery(recentPhotosQuery)
  if (!photos && !isError) return <PhotosSkeleton />
  if (!photos) {
    return (
      <ErrorState
        title="We couldn’t load your photos"
        className="border-0 py-2 shadow-none"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  }
  if (photos.length === 0) return <NoPhotos reader={reader} />
  return (
    <ul className={gridStyle}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <PhotoTile photo={photo} reader={reader} onOpen={onOpen} />
        </li>
      ))}
      <EmptySlots taken={photos.length} />
    </ul>
  )
}

/** The latest photos on the dashboard, with a link to the gallery. */
export default function PhotosWidget({ user: reader }: { user: CurrentUser }) {
  const gallery = useGalleryView()
  return (
    <Card as="section" id={PHOTOS_ANCHOR} aria-labelledby={`${PHOTOS_ANCHOR}-title`}>
      <CardHeader
        action={
          <Button variant="ghost" size="sm" className="-my-1.5" onClick={() => gallery.show()}>
            View All
          </Button>
        }
      >
        <CardTitle id={`${PHOTOS_ANCHOR}-title`}>Progress Photos</CardTitle>
      </CardHeader>
      <LastPhotos reader={reader} onOpen={({ id }) => gallery.show(id)} />
      {gallery.view !== undefined && (
        <Gallery
          open={gallery.open}
          onOpenChange={(open) => open || gallery.close()}
          view={gallery.view}
          reader={reader}
          onShow={gallery.show}
        />
      )}
    </Card>
  )
}
