import { formMessage } from '@pepwell/contract/form-messages'
import { pictureProblem, pictureTypes } from '@pepwell/domain/text/pictures'

/** Photo files the server accepts. */
export const photoRules = {
  accept: pictureTypes.join(','),
  problemOf: (file: File): string | undefined => {
    const wrong = pictureProblem(file)
    return wrong && formMessage[wrong]
  },
}
