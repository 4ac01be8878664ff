import type { ImportSource } from '@pepwell/contract/imports/imported-entries'
import { type DataExport, EXPORT_DATA_FILE, readDataExport } from '@pepwell/domain/accounts/data-export'
import { PICTURE_BYTES } from '@pepwell/domain/text/pictures'
import { filesInZip, readFromZip } from '../../lib/browser/zip-file.ts'

/** Size limit of an export's data: decades of daily logs. */
const MAX_DATA_BYTES = 64 * 1024 * 1024

/** A chosen export, with a reader for its photos. */
export interface ChosenExport {
  source: ImportSource
  data: DataExport
  /** the photo, or undefined if the file doesn't contain it */
  photo: (fileName: string) => Promise<Blob | undefined>
}

const isZip = async (file: Blob) => {
  const [p, k] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return p === 0x50 && k === 0x4b
}

/** Whether a file must be a Pepwell export: a zip, or only its JSON. */
export const isExport = async (file: File): Promise<boolean> =>
  file.name.toLowerCase().endsWith('.json') || (await isZip(file))

/** Finds data and photos in the zip, in any folder. */
async function openZip(file: File) {
  const entries = await filesInZip(file)
  const data = entries?.find(({ name }) => `/${name}`.endsWith(`/${EXPORT_DATA_FILE}`))
  if (!entries || !data) return undefined
  const folder = data.name.slice(0, -EXPORT_DATA_FILE.length)
  const text = await (await readFromZip(file, data, MAX_DATA_BYTES))?.text()
  const photo = async (fileName: string) => {
    const entry = entries.find(({ name }) => name === folder + fileName)
    return entry && (await readFromZip(file, entry, PICTURE_BYTES))
  }
  return { text, photo }
}

/** Opens an export; undefined if the file isn't one or is too large. */
export async function openExport(file: File, source: ImportSource): Promise<ChosenExport | undefined> {
  const plain = async () => ({
    text: file.size > MAX_DATA_BYTES ? undefined : await file.text(),
    photo: async () => undefined,
  })
  const opened = (await isZip(file)) ? await openZip(file) : await plain()
  const data = opened?.text === undefined ? undefined : readDataExport(opened.text)
  return data && opened && { source, data, photo: opened.photo }
}
