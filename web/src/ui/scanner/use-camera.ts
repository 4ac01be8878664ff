import { useEffect, useRef, useState } from 'react'
import { openDetector, type ScannedCodes } from './detector.ts'

/** How the camera stands. */
export type Camera = 'starting' | 'on' | 'refused' | 'missing' | 'failed'

/** Between two looks at the picture. */
const LOOK_EVERY_MS = 200

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))

/** Why there is no picture, by the name of the error that says so. */
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

/** Shows what the camera at the back sees, and tells each barcode in it once, until the signal ends it. */
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

/** A camera that looks for codes as long as the component is there. @param codes the same object in every render */
export function useCamera(codes: ScannedCodes, onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<Camera>('starting')
  const tell = useRef(onCode)
  useEffect(() => {
    tell.current = onCode
  })
  useEffect(() => {
    // Without https there are no cameras at all.
    if (!video.current || !navigator.mediaDevices) return setCamera('missing')
    const stop = new AbortController()
    const { signal } = stop
    watch({
      video: video.current,
      codes,
      signal,
      onPicture: () => setCamera('on'),
      onCode: (code) => tell.current(code),
    }).catch((error: unknown) => {
      if (!signal.aborted) setCamera(failureIn(error))
    })
    return () => stop.abort()
  }, [codes])
  return { video, camera }
}
