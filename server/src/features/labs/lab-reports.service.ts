import { attachLabReport, removeLabReport } from '@pepwell/contract/labs/labs.calls'
import { MAX_REPORT_PAGES } from '@pepwell/domain/labs/lab-reports'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { isPdf, withPdfPages } from '../../ports/pdf-pages.ts'
import { Refusal } from '../../refusal.ts'
import type { PictureSendings } from '../pictures/picture-sendings.service.ts'
import type { PictureSpace } from '../pictures/picture-space.service.ts'
import { bytesIn, picturesService } from '../pictures/pictures.service.ts'
import * as queries from './lab-reports.queries.ts'

/** Text must stay legible in the larger size. */
const sizes = { image: { side: 2048, quality: 82 }, thumbnail: { side: 480, quality: 78 } }

const versionOf = (contentHash: string) => contentHash.slice(0, 32)

/** A page's URL with an unguessable version. */
function addressesOf({
  labResultId,
  page,
  contentHash,
  width,
  height,
}: Awaited<ReturnType<typeof queries.pagesOf>>[number]) {
  const address = `/api/lab-results/${labResultId}/report/${page}?v=${versionOf(contentHash)}`
  return { url: `${address}&size=image`, thumbnailUrl: `${address}&size=thumbnail`, width, height }
}

interface Owner {
  id: string
}

type Deps = Pick<FeatureDeps, 'db' | 'blobs' | 'clock' | 'random' | 'logger' | 'people'> & {
  pictureSpace: PictureSpace
  photoSendings: PictureSendings
}

const PAGES_AT_ONCE = 100

/** Reports of lab results as pictures of their pages: re-encoded, and only shown to their owner. */
export function labReportsService({ db, clock, people, pictureSpace, photoSendings, ...deps }: Deps) {
  pictureSpace.register(queries.storedBytes)
  const pictures = picturesService(deps, { folder: 'lab-reports', sizes })

  const removeNamed = async (user: Owner, names: readonly string[]): Promise<void> => {
    for (const name of names) await pictures.remove(user.id, name)
  }

  /** Stores the pictures of a photo, or of each page of a PDF. `kept` grows as they are stored. */
  async function keepInto(storedPages: queries.StoredPage[], user: Owner, file: string): Promise<void> {
    const bytes = await bytesIn(file)()
    const keep = async (picture: Uint8Array) => {
      const prepared = await pictures.prepare(picture, user.id)
      const { name, width, height } = prepared
      const page = { name, width, height, bytes: 0, contentHash: '' }
      storedPages.push(page)
      Object.assign(page, await pictures.store(user.id, prepared))
    }
    if (!isPdf(bytes)) return keep(bytes)
    await withPdfPages({ bytes, maxPages: MAX_REPORT_PAGES, person: user.id }, keep)
    if (storedPages.length === 0) throw new Refusal('REPORT_UNREADABLE')
  }

  /** Stores the page rows of a result. @throws Refusal LAB_RESULT_NOT_FOUND, PHOTO_SPACE_FULL */
  async function storePages(
    tx: Db,
    user: Owner,
    storedPages: readonly queries.StoredPage[],
    { id, first = 1, createdAt = new Date(clock.now()) }: { id: number; first?: number; createdAt?: Date },
  ) {
    if (!(await queries.lockResult(tx, user.id, id))) throw new Refusal('LAB_RESULT_NOT_FOUND')
    await pictureSpace.take(
      tx,
      user.id,
      storedPages.reduce((sum, { bytes }) => sum + bytes, 0),
    )
    await queries.insertPages(tx, { userId: user.id, labResultId: id, first, createdAt }, storedPages)
  }

  /** Runs work with a file's stored pages; pages without a row are removed afterward. */
  async function withPages<Result>(
    user: Owner,
    { file, address }: { file: string; address: string },
    work: (storedPages: readonly queries.StoredPage[]) => Promise<Result>,
  ): Promise<Result> {
    await photoSendings.take({ account: user.id, address })
    await pictureSpace.requireSome(user.id)
    const storedPages: queries.StoredPage[] = []
    try {
      await keepInto(storedPages, user, file)
      return await work(storedPages)
    } finally {
      for (const { name } of storedPages)
        await pictures.discard(user.id, name, () => queries.pageIsStored(db, user.id, name))
    }
  }

  /** The pages of results, by result id. */
  async function reportsOf(within: Db, user: Owner, ids: readonly number[]) {
    const pages = ids.length > 0 ? await queries.pagesOf(within, user.id, ids) : []
    const byResult = Map.groupBy(pages, ({ labResultId }) => labResultId)
    return (id: number) => (byResult.get(id) ?? []).map(addressesOf)
  }

  return {
    reportsOf,

    /**
     * Attaches a photo or a PDF to a result; replaces its earlier report.
     * @throws Refusal LAB_RESULT_NOT_FOUND, PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE, REPORT_UNREADABLE, REPORT_TOO_LONG,
     * PHOTO_SPACE_FULL, TOO_MANY_REQUESTS
     */
    async attach(user: SessionUser, id: number, { file, address }: { file: string; address: string }) {
      const replaced = await withPages(user, { file, address }, (storedPages) =>
        db.transaction().execute(async (tx) => {
          const before = await queries.deletePages(tx, user.id, id)
          await storePages(tx, user, storedPages, { id })
          await people.publishToOwnPages(tx, user.id, attachLabReport)
          return before
        }),
      )
      await removeNamed(user, replaced)
      return { report: (await reportsOf(db, user, [id]))(id) }
    },

    /** Restores a page of an exported report. @returns whether it is new */
    restorePage: (
      user: SessionUser,
      id: number,
      { page, createdAt, ...sent }: { page: number; createdAt: Date; file: string; address: string },
    ) =>
      withPages(user, sent, (storedPages) =>
        db.transaction().execute(async (tx) => {
          if (await queries.pageOf(tx, user.id, id, page)) return false
          await storePages(tx, user, storedPages.slice(0, 1), { id, first: page, createdAt })
          return true
        }),
      ),

    /** @throws Refusal PHOTO_NOT_FOUND */
    async remove(user: SessionUser, id: number): Promise<void> {
      const names = await queries.deletePages(db, user.id, id)
      if (names.length === 0) throw new Refusal('PHOTO_NOT_FOUND')
      await removeNamed(user, names)
      await people.publishToOwnPages(db, user.id, removeLabReport)
    },

    /** Deletes the rows of a result's pages. @returns their names, for {@link removePictures} */
    deletePages: (tx: Db, user: Owner, id: number) => queries.deletePages(tx, user.id, id),

    /** Deletes the pictures of pages whose rows are gone. */
    removePictures: removeNamed,

    /** One page in one size. @throws Refusal PHOTO_NOT_FOUND */
    async find(user: Owner, id: number, page: number, size: keyof typeof sizes) {
      const row = await queries.pageOf(db, user.id, id, page)
      if (!row) throw new Refusal('PHOTO_NOT_FOUND')
      const open = async () => {
        const picture = await pictures.open(user.id, row.name, size)
        if (!picture) throw new Refusal('PHOTO_NOT_FOUND')
        return picture
      }
      return { version: versionOf(row.contentHash), open }
    },

    /** Deletes all pictures of someone whose rows are gone. */
    removeAllOf: (user: Owner) => pictures.removeAllOf(user.id),

    /** Every page. Each can be read until the next is requested. */
    async *allOf(user: Owner & { timeZone?: string }) {
      for (let after = { labResultId: 0, page: 0 }; ; ) {
        const rows = await queries.pagesAfter(db, user.id, after, PAGES_AT_ONCE)
        for (const { name, createdAt } of rows) {
          const picture = await pictures.open(user.id, name, 'image')
          if (!picture) continue
          try {
            const takenOn = dayOf(createdAt.getTime(), user.timeZone ?? 'UTC')
            yield { name, takenOn, open: async () => picture }
          } finally {
            picture.destroy()
          }
        }
        if (rows.length < PAGES_AT_ONCE) return
        after = rows.at(-1) ?? after
      }
    },
  }
}

export type LabReports = ReturnType<typeof labReportsService>
