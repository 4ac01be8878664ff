import { formMessage } from '@pepwell/contract/form-messages'
import { pictureProblem, pictureTypes } from '@pepwell/domain/text/pictures'

/** Which files are photos that the server takes. */
export const photoRules = {
  accept: pictureTypes.join(','),
  problemOf: (file: File): string | undefined => {
    const wrong = pictureProblem(file)
    return wrong && formMessage[wrong]
  },
}
