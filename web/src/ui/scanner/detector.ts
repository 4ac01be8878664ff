/** Detects a code in a camera frame. */
export interface Detector {
  find(video: HTMLVideoElement): Promise<string | undefined>
}

/** Code formats to detect. */
export interface ScannedCodes {
  /** grocery barcodes, or medicine barcodes and DataMatrix */
  formats: 'retail' | 'gs1'
  /** parses a scan; undefined if it isn't a valid code */
  codeIn: (text: string) => string | undefined
}

/** The browser's BarcodeDetector, if any; TypeScript doesn't know it yet. */
interface BrowserDetector {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface BrowserDetectors {
  new (options: { formats: string[] }): BrowserDetector
  getSupportedFormats(): Promise<string[]>
}

const FORMATS = {
  retail: ['ean_13', 'ean_8', 'upc_a'],
  gs1: ['data_matrix', 'code_128', 'qr_code'],
}

async function ofBrowser({ formats, codeIn }: ScannedCodes): Promise<Detector | undefined> {
  const Detectors = (window as { BarcodeDetector?: BrowserDetectors }).BarcodeDetector
  // Without system support, the class exists but supports no format.
  const supported = (await Detectors?.getSupportedFormats()) ?? []
  if (!Detectors || !supported.includes(FORMATS[formats][0] ?? '')) return undefined
  const detector = new Detectors({ formats: FORMATS[formats].filter((format) => supported.includes(format)) })
  return {
    async find(video) {
      const codes = await detector.detect(video)
      return codes.map(({ rawValue }) => codeIn(rawValue)).find(Boolean)
    },
  }
}

/** A library for other browsers, loaded only when a camera is on. */
async function ofLibrary({ formats, codeIn }: ScannedCodes): Promise<Detector> {
  const [zxingBrowser, zxing] = await Promise.all([import('@zxing/browser'), import('@zxing/library')])
  const { BarcodeFormat, DecodeHintType } = zxing
  const known = {
    retail: [BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A],
    gs1: [BarcodeFormat.CODE_128],
  }
  const hints = new Map<number, unknown>([[DecodeHintType.POSSIBLE_FORMATS, known[formats]]])
  if (formats === 'gs1') hints.set(DecodeHintType.ASSUME_GS1, true)
  const bars = new zxingBrowser.BrowserMultiFormatOneDReader(hints)
  // One reader a format: the library's reader of all formats logs a warning for each frame without a code.
  const readers =
    formats === 'gs1'
      ? [new zxingBrowser.BrowserDatamatrixCodeReader(), bars, new zxingBrowser.BrowserQRCodeReader()]
      : [bars]
  const codeOf = (reader: (typeof readers)[number], video: HTMLVideoElement) => {
    try {
      return codeIn(reader.decode(video).getText())
    } catch (error) {
      // The camera’s own failures count; a picture without a readable code is no failure.
      if (error instanceof DOMException) throw error
      return undefined
    }
  }
  return {
    async find(video) {
      for (const reader of readers) {
        const code = codeOf(reader, video)
        if (code) return code
      }
      return undefined
    },
  }
}

export const openDetector = async (codes: ScannedCodes): Promise<Detector> =>
  (await ofBrowser(codes)) ?? ofLibrary(codes)
