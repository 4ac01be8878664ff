import { formMessage } from '@pepwell/contract/form-messages'
import { pictureProblem, pictureTypes } from '@pepwell/domain/pictures'
import { thumbnailAddress } from '@pepwell/domain/product-images'

/** Which files are pictures of products, and where their thumbnails are. */
export const productPictures = {
  accept: pictureTypes.join(','),
  thumbnailOf: thumbnailAddress,
  /** why a file can't be one */
  problemOf(file: File): string | undefined {
    const problem = pictureProblem(file)
    return problem && formMessage[problem]
  },
}
