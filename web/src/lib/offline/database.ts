/** The object stores: cached responses, and writes not sent yet. */
type Store = 'responses' | 'writes'

const NAME = 'pepwell'

/** One connection, opened when first needed. */
const connections = new WeakMap<IDBFactory, Promise<IDBDatabase>>()

/** Resolves with the result of a request. */
export const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Creates what is missing. Writes stay; responses cached by version 1 are dropped, because their fields differ. */
function upgrade(db: IDBDatabase): void {
  const { objectStoreNames } = db
  if (objectStoreNames.contains('answers')) db.deleteObjectStore('answers')
  db.createObjectStore('responses', { keyPath: ['owner', 'address'] })
  if (!objectStoreNames.contains('writes'))
    db.createObjectStore('writes', { keyPath: 'place', autoIncrement: true })
}

async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, 2)
  request.onupgradeneeded = () => upgrade(request.result)
  const db = await resultOf(request)
  const close = () => {
    db.close()
    connections.delete(factory)
  }
  // Another tab or the browser deletes the database.
  db.onversionchange = close
  db.onclose = close
  return db
}

function connection(factory: IDBFactory): Promise<IDBDatabase> {
  const opening = connections.get(factory) ?? open(factory)
  connections.set(factory, opening)
  opening.catch(() => connections.delete(factory))
  return opening
}

/**
 * Runs work in a transaction on a store. The work may await nothing but the store's requests.
 * @throws DOMException, or Error if the browser has no database
 */
export async function inStore<Result>(
  name: Store,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  if (!globalThis.indexedDB) throw new Error('This browser has no database')
  const transaction = (await connection(indexedDB)).transaction(name, mode)
  const isDone = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  const result = work(transaction.objectStore(name))
  await Promise.all([result, isDone])
  return result
}
