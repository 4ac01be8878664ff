/** What the device keeps: answers of the server, and what is still to be sent to it. */
type Store = 'answers' | 'writes'

const NAME = 'pepwell'

let opening: Promise<IDBDatabase> | undefined

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

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => make(request.result)
  const db = await resultOf(request)
  const letGo = () => {
    db.close()
    opening = undefined
  }
  // Another page clears everything, or the browser does.
  db.onversionchange = letGo
  db.onclose = letGo
  return db
}

/**
 * Does something with a store, all of it or nothing. Within it nothing else may be waited for.
 * @throws DOMException, or ReferenceError where the browser keeps nothing
 */
export async function inStore<Result>(
  name: Store,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  opening ??= open()
  opening.catch(() => {
    opening = undefined
  })
  const transaction = (await opening).transaction(name, mode)
  const isDone = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  const result = work(transaction.objectStore(name))
  await Promise.all([result, isDone])
  return result
}
