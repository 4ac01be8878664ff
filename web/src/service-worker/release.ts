/** What a release consists of that is kept on the device: written into the worker when it is built. */
export interface Release {
  /** the app's first script: by it a page says of which release it is */
  entry: string
  /** what the pages of members are made of, by their paths */
  files: readonly string[]
}

/** The page that every path of the app begins with. */
export const PAGE = '/index.html'

/** One store for each release. */
const STORE = 'release '

/** Fetched so many at once: whoever looks at the page comes first. */
const AT_ONCE = 4

const storeOf = ({ entry }: Release): string => STORE + entry

/**
 * Keeps all of a release, its page last: a page is there only together with everything that it needs. Then what releases before it
 * left is given up.
 * @throws TypeError, Error where something of it could not be had: what was kept stays, and the next attempt goes on from there
 */
export async function keepRelease(caches: CacheStorage, release: Release): Promise<void> {
  const store = await caches.open(storeOf(release))
  if (await store.match(PAGE)) return
  const wanted = [...release.files]
  const fetchNext = async (): Promise<void> => {
    for (let file = wanted.shift(); file !== undefined; file = wanted.shift())
      if (!(await store.match(file))) await store.add(file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
  const page = await fetch(PAGE, { cache: 'no-store' })
  const isOfRelease = page.ok && (await page.clone().text()).includes(release.entry)
  if (!isOfRelease) throw new Error('Another release is on its way')
  await store.put(PAGE, page)
  const names = await caches.keys()
  const former = names.filter((name) => name.startsWith(STORE) && name !== storeOf(release))
  await Promise.all(former.map((name) => caches.delete(name)))
}

/** What is kept for an address: of this release before any other. */
export async function cachedAnswer(
  caches: CacheStorage,
  release: Release,
  address: string,
): Promise<Response | undefined> {
  const how = { ignoreVary: true, ignoreSearch: true }
  const own = await (await caches.open(storeOf(release))).match(address, how)
  return own ?? caches.match(address, how)
}

/** Keeps a file as it is met; without room for it, it is fetched again. */
export async function keepMet(
  caches: CacheStorage,
  release: Release,
  path: string,
  file: Response,
): Promise<void> {
  const store = await caches.open(storeOf(release))
  await store.put(path, file).catch(() => {})
}
