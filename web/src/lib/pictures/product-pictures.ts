import { formMessage } from '@pepwell/contract/form-messages'
import { thumbnailAddress } from '@pepwell/domain/shop/product-images'
import { pictureProblem, pictureTypes } from '@pepwell/domain/text/pictures'

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
