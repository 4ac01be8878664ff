/** Blob names that Pepwell creates: 'progress-photos/user_1/name-thumb.webp', 'certificates/hash.pdf'. */
const BLOB_KEY = /^[a-z][a-z-]{0,39}(\/[\w-]{1,128}){1,3}\.(webp|pdf)$/

export const isBlobKey = (key: string): boolean => BLOB_KEY.test(key)

/** The media type of a blob by its name. */
export const blobTypeOf = (key: string): string => (key.endsWith('.pdf') ? 'application/pdf' : 'image/webp')
