import { CertificateForm } from '@pepwell/contract/shop/certificates'
import { CERTIFICATE_BYTES } from '@pepwell/domain/shop/certificates'
import { readAsDataUrl } from '../../../lib/browser/read-data-url.ts'
import { checkBy } from '../../../lib/forms/form-check.ts'

/** A certificate as it is typed. */
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

/** Stands for a file while the form is checked: the bytes are read once it is sent. */
const SOME_FILE = 'data:application/pdf;base64,'

const facts = ({ lab, testedOn, method, purity }: CertificateValues) => ({ lab, testedOn, method, purity })

const byContract = checkBy<CertificateValues>(CertificateForm, (values) => ({
  ...facts(values),
  pdf: values.pdf?.[0] && SOME_FILE,
}))

/** Checks the form by the schema of the server, and the size of the file. */
export const certificateResolver: typeof byContract = (values, ...rest) =>
  (values.pdf?.[0]?.size ?? 0) > CERTIFICATE_BYTES
    ? { values: {}, errors: { pdf: { type: 'check', message: 'Please choose a PDF of at most 5 MB' } } }
    : byContract(values, ...rest)

/** What is sent, once it was checked. */
export async function certificateBody(values: CertificateValues) {
  const [file] = values.pdf ?? []
  return { ...facts(values), pdf: file ? await readAsDataUrl(file) : '' }
}
