import type { ImportSource } from '@pepwell/contract/imports/imported-entries'
import {
  type DataExport,
  EXPORT_DATA_FILE,
  type ExportPhoto,
  readDataExport,
} from '@pepwell/domain/accounts/data-export'
import { PICTURE_BYTES } from '@pepwell/domain/text/pictures'
import { filesInZip, readFromZip } from '../../lib/browser/zip-file.ts'

/** The data of an export at most: decades of daily logs. */
const MOST_DATA_BYTES = 64 * 1024 * 1024

/** An export that was chosen, and how to read its photos. */
export interface ChosenExport {
  source: ImportSource
  data: DataExport
  /** the photo, unless it is not in the file */
  photo: (photo: ExportPhoto) => Promise<Blob | undefined>
}

const isZip = async (file: Blob) => {
  const [p, k] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return p === 0x50 && k === 0x4b
}

/** Whether a file can only be an export of Pepwell: a zip, or its data alone. */
export const isExport = async (file: File): Promise<boolean> =>
  file.name.toLowerCase().endsWith('.json') || (await isZip(file))

/** The data and the photos of a zip, in whatever folder somebody zipped them again. */
async function openZip(file: File) {
  const entries = await filesInZip(file)
  const data = entries?.find(({ name }) => `/${name}`.endsWith(`/${EXPORT_DATA_FILE}`))
  if (!entries || !data) return undefined
  const folder = data.name.slice(0, -EXPORT_DATA_FILE.length)
  const text = await (await readFromZip(file, data, MOST_DATA_BYTES))?.text()
  const photo = async ({ fileName }: ExportPhoto) => {
    const entry = entries.find(({ name }) => name === folder + fileName)
    return entry && (await readFromZip(file, entry, PICTURE_BYTES))
  }
  return { text, photo }
}

/** Opens an export; undefined where the file is none, or too large to read. */
export async function openExport(file: File, source: ImportSource): Promise<ChosenExport | undefined> {
  const plain = async () => ({
    text: file.size > MOST_DATA_BYTES ? undefined : await file.text(),
    photo: async () => undefined,
  })
  const opened = (await isZip(file)) ? await openZip(file) : await plain()
  const data = opened?.text === undefined ? undefined : readDataExport(opened.text)
  return data && opened && { source, data, photo: opened.photo }
}
