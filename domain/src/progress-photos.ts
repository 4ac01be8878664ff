/** Media types of the pictures that can be progress photos. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

/** Greatest size of a photo as it is chosen, in bytes: 10 MB. */
export const PHOTO_BYTES = 10 * 1024 * 1024

/** How many photos the dashboard shows. */
export const PHOTOS_ON_DASHBOARD = 8

/** What can be wrong with a file before anybody looked into it. */
export type PhotoProblem = 'PHOTO_NOT_AN_IMAGE' | 'PHOTO_TOO_LARGE'

/**
 * What is wrong with a chosen file, if anything; the server looks at the content besides.
 * @param file its media type as the browser tells it, and its size in bytes
 */
export function photoProblem({ type, size }: { type: string; size: number }): PhotoProblem | undefined {
  if (!(photoTypes as readonly string[]).includes(type)) return 'PHOTO_NOT_AN_IMAGE'
  return size > PHOTO_BYTES ? 'PHOTO_TOO_LARGE' : undefined
}
