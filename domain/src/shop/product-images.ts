/** The URL prefix of uploaded pictures, followed by a hash unique to each upload, so a URL's content never changes. */
const FOLDER = '/api/product-images/'

/** The URL of the picture with this hash, at most 1200 pixels per side. */
export const imageAddress = (hash: string): string => `${FOLDER}${hash}`

/** The hash in the address of an uploaded picture; undefined for every other address. */
export function imageHashIn(address: string): string | undefined {
  const hash = address.startsWith(FOLDER) ? address.slice(FOLDER.length) : ''
  return /^[0-9a-f]{32}$/.test(hash) ? hash : undefined
}

/** The URL of its thumbnail, at most 480 pixels per side; null for a picture that wasn't uploaded. */
export const thumbnailAddress = (address: string): string | null =>
  imageHashIn(address) ? `${address}/thumbnail` : null
