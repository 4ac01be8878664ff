import { formMessage } from '@pepwell/contract/form-messages'
import { thumbnailAddress } from '@pepwell/domain/shop/product-images'
import { pictureProblem, pictureTypes } from '@pepwell/domain/text/pictures'

/** Product picture files, and their thumbnail URLs. */
export const productPictures = {
  accept: pictureTypes.join(','),
  thumbnailOf: thumbnailAddress,
  /** why a file is rejected */
  problemOf(file: File): string | undefined {
    const problem = pictureProblem(file)
    return problem && formMessage[problem]
  },
}
