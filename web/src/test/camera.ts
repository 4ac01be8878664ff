import { vi } from 'vitest'

/** What a camera sees, and whether it was released. */
export interface FakeCamera {
  /** the barcode before it */
  sees?: string
  stopped: boolean
}

const hasCamera = (getUserMedia: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })

/** Removes the camera and the detector. */
export function withoutCamera(): void {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

/** A browser with a camera and a built-in barcode detector. */
export function aCamera(): FakeCamera {
  const camera: FakeCamera = { stopped: false }
  const track = { stop: () => (camera.stopped = true) }
  const getUserMedia = async () => ({ getTracks: () => [track] })
  hasCamera(getUserMedia)
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['ean_13', 'qr_code']
      detect = async () => (camera.sees ? [{ rawValue: camera.sees }] : [])
    },
  )
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  return camera
}

/** A browser whose camera fails with an error. */
export function aFailingCamera(name: string): void {
  const getUserMedia = async () => {
    throw new DOMException('No camera', name)
  }
  hasCamera(getUserMedia)
}
