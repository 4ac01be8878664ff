/** Media types of the pictures that are taken. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

/** What pictures are kept and sent as, whatever they came as. */
export const PICTURE_TYPE = 'image/webp'

/** Greatest size of a picture as it is chosen, in bytes: 10 MB. */
export const PICTURE_BYTES = 10 * 1024 * 1024

/** What can be wrong with a file before anybody looked into it. */
export type PictureProblem = 'PHOTO_NOT_AN_IMAGE' | 'PHOTO_TOO_LARGE'

/**
 * What is wrong with a chosen file, if anything; the server looks at the content besides.
 * @param file its media type as the browser tells it, and its size in bytes
 */
export function pictureProblem({ type, size }: { type: string; size: number }): PictureProblem | undefined {
  if (!(pictureTypes as readonly string[]).includes(type)) return 'PHOTO_NOT_AN_IMAGE'
  return size > PICTURE_BYTES ? 'PHOTO_TOO_LARGE' : undefined
}
