/** The URL prefix of uploaded pictures, followed by a hash unique to each upload, so a URL's content never changes. */
const FOLDER = '/api/product-images/'

/** Where the picture of this hash is, at most 1200 pixels a side. */
export const imageAddress = (hash: string): string => `${FOLDER}${hash}`

/** The hash in the address of an uploaded picture; undefined for every other address. */
export function imageHashIn(address: string): string | undefined {
  const hash = address.startsWith(FOLDER) ? address.slice(FOLDER.length) : ''
  return /^[0-9a-f]{32}$/.test(hash) ? hash : undefined
}

/** Where a small picture of the same is, at most 480 pixels a side; null for a picture that was not uploaded. */
export const thumbnailAddress = (address: string): string | null =>
  imageHashIn(address) ? `${address}/thumbnail` : null
