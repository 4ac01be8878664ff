import { phrases } from './health-note-words.ts'

/** Medicines for diabetes have no threshold of weight on their labels. */
export const diabetes = {
  words: phrases(
    'type 2 diabetes, type 2 diabetic, t 2 d, t 2 dm, diabetes, diabetic, diabete, diabetiker, diabetikerin, diabetico, diabetica, diabetique',
  ),
  butNot: phrases('prediabetes, pre diabetes'),
}
