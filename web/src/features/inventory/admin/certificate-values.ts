import { CertificateForm } from '@pepwell/contract/shop/certificates'
import { CERTIFICATE_BYTES } from '@pepwell/domain/shop/certificates'
import { readAsDataUrl } from '../../../lib/browser/read-data-url.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'

/** The form values of a certificate. */
export interface CertificateValues {
  lab: string
  testedOn: string
  method: string
  purity: string
  pdf: FileList | null
}

export const certificateLabels = {
  lab: 'Lab',
  testedOn: 'Test date',
  method: 'Method',
  purity: 'Purity (optional)',
  pdf: 'PDF',
} as const

/** A placeholder during validation: the file is read on submit. */
const SOME_FILE = 'data:application/pdf;base64,'

const facts = ({ lab, testedOn, method, purity }: CertificateValues) => ({ lab, testedOn, method, purity })

const byContract = schemaResolver<CertificateValues>(CertificateForm, {
  inputOf: (values) => ({ ...facts(values), pdf: values.pdf?.[0] && SOME_FILE }),
})

/** Validates with the server's schema, and checks the file size. */
export const certificateResolver: typeof byContract = (values, ...rest) =>
  (values.pdf?.[0]?.size ?? 0) > CERTIFICATE_BYTES
    ? { values: {}, errors: { pdf: { type: 'check', message: 'Please choose a PDF of at most 5 MB' } } }
    : byContract(values, ...rest)

/** The validated request body. */
export async function certificateBody(values: CertificateValues) {
  const [file] = values.pdf ?? []
  return { ...facts(values), pdf: file ? await readAsDataUrl(file) : '' }
}
