import { CameraOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../../lib/classes.ts'
import { Spinner } from '../spinner.tsx'
import { openDetector, type ScannedCodes } from './detector.ts'

/** The camera's state. */
type Camera = 'starting' | 'on' | 'refused' | 'missing' | 'failed'

/** Interval between scans, in milliseconds. */
const SCAN_MS = 200

const pause = () => new Promise((resolve) => setTimeout(resolve, SCAN_MS))

/** Why there is no video, by error name. */
function failureIn(error: unknown): Camera {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}

interface Watch {
  video: HTMLVideoElement
  codes: ScannedCodes
  signal: AbortSignal
  onPicture: () => void
  onCode: (code: string) => void
}

/** Shows the rear camera and reports each barcode once, until aborted. */
async function watch({ video, codes, signal, onPicture, onCode }: Watch): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const end = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return end()
  signal.addEventListener('abort', end)
  video.srcObject = stream
  await video.play()
  onPicture()
  const detector = await openDetector(codes)
  let last: string | undefined
  while (!signal.aborted) {
    const code = await detector.find(video)
    if (code && code !== last && !signal.aborted) onCode(code)
    last = code ?? last
    await pause()
  }
}

/** Scans codes while mounted. @param codes must be stable across renders */
function useCamera(codes: ScannedCodes, onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<Camera>('starting')
  const latestOnCode = useRef(onCode)
  useEffect(() => {
    latestOnCode.current = onCode
  })
  useEffect(() => {
    if (!video.current || !navigator.mediaDevices) return setCamera('missing')
    const stop = new AbortController()
    const { signal } = stop
    watch({
      video: video.current,
      codes,
      signal,
      onPicture: () => setCamera('on'),
      onCode: (code) => latestOnCode.current(code),
    }).catch((error: unknown) => {
      if (!signal.aborted) setCamera(failureIn(error))
    })
    return () => stop.abort()
  }, [codes])
  return { video, camera }
}

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
        aria-label="Camera view"
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
