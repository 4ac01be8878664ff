import { useEffect, useRef, useState } from 'react'
import { openDetector, type ScannedCodes } from './detector.ts'

/** The camera's state. */
export type Camera = 'starting' | 'on' | 'refused' | 'missing' | 'failed'

/** Interval between scans, in milliseconds. */
const LOOK_EVERY_MS = 200

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))

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
export function useCamera(codes: ScannedCodes, onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<Camera>('starting')
  const tell = useRef(onCode)
  useEffect(() => {
    tell.current = onCode
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
      onCode: (code) => tell.current(code),
    }).catch((error: unknown) => {
      if (!signal.aborted) setCamera(failureIn(error))
    })
    return () => stop.abort()
  }, [codes])
  return { video, camera }
}
