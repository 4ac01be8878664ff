/** Accepted media types of pictures. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

/** The format all pictures are stored and served in. */
export const PICTURE_TYPE = 'image/webp'

/** Maximum size of a chosen picture, in bytes: 10 MB. */
export const PICTURE_BYTES = 10 * 1024 * 1024

/** Errors detectable without reading a file. */
export type PictureProblem = 'PHOTO_NOT_AN_IMAGE' | 'PHOTO_TOO_LARGE'

/**
 * A chosen file's error, if any; the server also checks the content.
 * @param file the browser's media type, and the size in bytes
 */
export function pictureProblem({ type, size }: { type: string; size: number }): PictureProblem | undefined {
  if (!(pictureTypes as readonly string[]).includes(type)) return 'PHOTO_NOT_AN_IMAGE'
  return size > PICTURE_BYTES ? 'PHOTO_TOO_LARGE' : undefined
}
