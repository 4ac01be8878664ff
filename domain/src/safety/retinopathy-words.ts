import { phrases } from './health-note-words.ts'

/** Disease of the retina in diabetes. */
export const RETINOPATHY = phrases(`
  retinopathy, proliferative retinopathy, pdr, npdr, diabetic eye disease, macular edema, macular oedema, makulaodem,
  edema macular, oedeme maculaire, retinopathie, retinopatia
`)
