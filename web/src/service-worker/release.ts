/** The files of a release that are cached on the device: inserted when the worker is built. */
export interface Release {
  /** the app's first script, which identifies a page's release */
  entry: string
  /** paths of what Home needs, also part of `files` */
  home: readonly string[]
  /** paths of what members' pages need */
  files: readonly string[]
}

/** The page served for every path of the app. */
export const PAGE = '/index.html'

/** Cached last: once it is cached, all files of the release are. */
export const COMPLETE = '/release-is-complete'

/** One store for each release. */
const STORE = 'release '

/** The number of parallel fetches: the open page takes priority. */
const AT_ONCE = 4

const storeOf = ({ entry }: Release): string => STORE + entry

/** @throws TypeError if a file can't be fetched; the cached ones stay */
async function cacheFiles(store: Cache, files: readonly string[]): Promise<void> {
  const wanted = [...files]
  const fetchNext = async (): Promise<void> => {
    for (let file = wanted.shift(); file !== undefined; file = wanted.shift())
      if (!(await store.match(file))) await store.add(file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
}

/** @throws Error if the server already has another release */
async function cachePage(store: Cache, { entry }: Release): Promise<void> {
  if (await store.match(PAGE)) return
  const page = await fetch(PAGE, { cache: 'no-store' })
  const isOfRelease = page.ok && (await page.clone().text()).includes(entry)
  if (!isOfRelease) throw new Error('Another release is already installing')
  await store.put(PAGE, page)
}

const formerStores = async (caches: CacheStorage, release: Release): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(STORE) && name !== storeOf(release))

/**
 * Caches Home and the page on a device without another release, so that it opens offline seconds after the first visit.
 * @throws TypeError, Error if something can't be fetched; the next attempt continues
 */
export async function cacheHome(caches: CacheStorage, release: Release): Promise<void> {
  const store = await caches.open(storeOf(release))
  if ((await store.match(PAGE)) || (await formerStores(caches, release)).length > 0) return
  await cacheFiles(store, release.home)
  await cachePage(store, release)
}

/**
 * Caches a whole release, its page last if there is a former one, which is then deleted: a partial release
 * never replaces it.
 * @throws TypeError, Error if something can't be fetched; the next attempt continues
 */
export async function cacheRelease(caches: CacheStorage, release: Release): Promise<void> {
  const store = await caches.open(storeOf(release))
  if (await store.match(COMPLETE)) return
  await cacheHome(caches, release)
  await cacheFiles(store, release.files)
  await cachePage(store, release)
  await store.put(COMPLETE, new Response())
  await Promise.all((await formerStores(caches, release)).map((name) => caches.delete(name)))
}

/** The cached response for an address, from this release first. */
export async function cachedAnswer(
  caches: CacheStorage,
  release: Release,
  address: string,
): Promise<Response | undefined> {
  const how = { ignoreVary: true, ignoreSearch: true }
  const own = await (await caches.open(storeOf(release))).match(address, how)
  return own ?? caches.match(address, how)
}

/** Caches a file when it's first used; without space, it's fetched again. */
export async function cacheOnUse(
  caches: CacheStorage,
  release: Release,
  path: string,
  file: Response,
): Promise<void> {
  const store = await caches.open(storeOf(release))
  await store.put(path, file).catch(() => {})
}
