import { barcodeIn } from '@pepwell/domain/barcodes'

/** Finds the barcode that a camera sees. */
export interface Detector {
  find(video: HTMLVideoElement): Promise<string | undefined>
}

/** The browser's own, where it has one; TypeScript doesn't know it yet. */
interface BrowserDetector {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface BrowserDetectors {
  new (options: { formats: string[] }): BrowserDetector
  getSupportedFormats(): Promise<string[]>
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a']

async function ofBrowser(): Promise<Detector | undefined> {
  const Detectors = (window as { BarcodeDetector?: BrowserDetectors }).BarcodeDetector
  // Where the system has no detection, the class is there and knows no format.
  if (!(await Detectors?.getSupportedFormats())?.includes('ean_13') || !Detectors) return undefined
  const detector = new Detectors({ formats: FORMATS })
  return {
    async find(video) {
      const codes = await detector.detect(video)
      return codes.map(({ rawValue }) => barcodeIn(rawValue)).find(Boolean)
    },
  }
}

/** A library's, for browsers without: loaded only when a camera is on. */
async function ofLibrary(): Promise<Detector> {
  const [{ BrowserMultiFormatOneDReader }, zxing] = await Promise.all([
    import('@zxing/browser'),
    import('@zxing/library'),
  ])
  const { BarcodeFormat, DecodeHintType } = zxing
  // Bars that are blurred or half in the picture.
  const unread = [zxing.NotFoundException, zxing.ChecksumException, zxing.FormatException]
  const formats = [BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A]
  const reader = new BrowserMultiFormatOneDReader(new Map([[DecodeHintType.POSSIBLE_FORMATS, formats]]))
  return {
    async find(video) {
      try {
        return barcodeIn(reader.decode(video).getText())
      } catch (error) {
        if (unread.some((Unread) => error instanceof Unread)) return undefined
        throw error
      }
    },
  }
}

export const openDetector = async (): Promise<Detector> => (await ofBrowser()) ?? ofLibrary()
