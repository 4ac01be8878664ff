/** What the device keeps: answers of the server, and what is still to be sent to it. */
type Store = 'answers' | 'writes'

const NAME = 'pepwell'

/** One connection, made when it is first needed. */
const connections = new WeakMap<IDBFactory, Promise<IDBDatabase>>()

/** What a request of the database comes to. */
export const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function make(db: IDBDatabase): void {
  db.createObjectStore('answers', { keyPath: ['owner', 'address'] })
  db.createObjectStore('writes', { keyPath: 'place', autoIncrement: true })
}

async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, 1)
  request.onupgradeneeded = () => make(request.result)
  const db = await resultOf(request)
  const letGo = () => {
    db.close()
    connections.delete(factory)
  }
  // Another page clears everything, or the browser does.
  db.onversionchange = letGo
  db.onclose = letGo
  return db
}

function connection(factory: IDBFactory): Promise<IDBDatabase> {
  const opening = connections.get(factory) ?? open(factory)
  connections.set(factory, opening)
  opening.catch(() => connections.delete(factory))
  return opening
}

/**
 * Does something with a store, all of it or nothing. Within it nothing else may be waited for.
 * @throws DOMException, or Error where the browser keeps nothing
 */
export async function inStore<Result>(
  name: Store,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  if (!globalThis.indexedDB) throw new Error('This browser keeps nothing')
  const transaction = (await connection(indexedDB)).transaction(name, mode)
  const isDone = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  const result = work(transaction.objectStore(name))
  await Promise.all([result, isDone])
  return result
}
