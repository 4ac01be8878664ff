import { CameraOff } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { type Camera, useCamera } from './use-camera.ts'

/** Why there is no picture, and what to do instead. */
const reasons: Partial<Record<Camera, string>> = {
  refused: 'The camera was not allowed. Allow it in your browser’s settings, or type the digits.',
  missing: 'No camera was found. Type the digits instead.',
  failed: 'The camera could not be started. Type the digits instead.',
}

/** What the camera sees, with a line to hold the bars at. */
export function Viewfinder({ onCode }: { onCode: (code: string) => void }) {
  const { video, camera } = useCamera(onCode)
  const reason = reasons[camera]
  return (
    <div className="relative grid aspect-4/3 w-full place-items-center overflow-hidden rounded-2xl bg-sunken">
      <video
        ref={video}
        muted
        playsInline
        aria-label="What the camera sees"
        className={cx('absolute inset-0 size-full object-cover', camera !== 'on' && 'hidden')}
      />
      {camera === 'starting' && <Spinner label="Starting the camera" className="size-8" />}
      {camera === 'on' && (
        <span
          aria-hidden="true"
          className="relative h-28 w-4/5 rounded-xl border-3 border-white/90 shadow-lg"
        />
      )}
      {reason && (
        <p role="status" className="flex max-w-sm flex-col items-center gap-2 px-6 text-center text-soft">
          <CameraOff className="size-8" aria-hidden="true" />
          {reason}
        </p>
      )}
    </div>
  )
}
