import { CameraOff } from 'lucide-react'
import { cx } from '../../lib/classes.ts'
import { Spinner } from '../spinner.tsx'
import type { ScannedCodes } from './detector.ts'
import { type Camera, useCamera } from './use-camera.ts'

/** Why there is no video, and the alternative. */
const reasonsTo = (typeIt: string): Partial<Record<Camera, string>> => ({
  refused: `Your browser blocked the camera. Allow it in settings, or ${typeIt}.`,
  missing: `We couldn’t find a camera. T${typeIt.slice(1)} instead.`,
  failed: `We couldn’t start the camera. T${typeIt.slice(1)} instead.`,
})

interface ViewfinderProps {
  /** must be stable across renders */
  codes: ScannedCodes
  /** the alternative without a camera: 'type the digits' */
  typeIt: string
  onCode: (code: string) => void
}

/** The camera view with a guide line. */
export function Viewfinder({ codes, typeIt, onCode }: ViewfinderProps) {
  const { video, camera } = useCamera(codes, onCode)
  const reason = reasonsTo(typeIt)[camera]
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
