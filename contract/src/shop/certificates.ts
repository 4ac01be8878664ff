import { CERTIFICATE_BYTES } from '@pepwell/domain/shop/certificates'
import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay, clientId, optionalText, requiredText, rowIdInPath } from '../fields.ts'
import * as calls from './certificates.calls.ts'

declare module '../call.ts' {
  interface Declared {
    certificates: typeof import('./certificates.ts')
  }
}

const NO_FILE = 'Please choose a PDF'

/** What PDFs are sent as. */
export const CERTIFICATE_TYPE = 'application/pdf'

/** Greatest body in bytes: the file as base64, and room for a file that is too large, so that the reply says so. */
const BODY_LIMIT = 2 * CERTIFICATE_BYTES

/** A file of n bytes as a data URL has at most this many characters. */
const MOST_CHARACTERS = Math.ceil(CERTIFICATE_BYTES / 3) * 4 + 200

/** The result of a laboratory's test of a batch. */
export const Certificate = z.object({
  id: z.number(),
  lab: z.string(),
  /** the day of the test, 'YYYY-MM-DD' */
  testedOn: z.string(),
  /** 'HPLC' */
  method: z.string(),
  /** '99.2 %'; null where the test was about something else */
  purity: z.string().nullable(),
  /** where anybody downloads its PDF */
  url: z.string(),
})
export type Certificate = z.output<typeof Certificate>

/** A certificate as it is typed. */
export const CertificateForm = z.strictObject({
  lab: requiredText(100, 'Lab is required'),
  testedOn: calendarDay,
  method: requiredText(100, 'Method is required'),
  purity: optionalText(50),
  /** the file as a data URL */
  pdf: z
    .string(NO_FILE)
    .max(MOST_CHARACTERS, 'Please choose a PDF of at most 5 MB')
    .regex(/^data:[\w.+/-]{0,100};base64,/, NO_FILE),
})

const params = z.object({ id: rowIdInPath })

export const listCertificates = call(calls.listCertificates, {
  summary: 'List a batch’s certificates, latest test first',
  params,
  reply: z.array(Certificate),
  errors: ['BATCH_NOT_FOUND'],
})

export const addCertificate = call(calls.addCertificate, {
  summary: 'Add a laboratory’s certificate to a batch: a PDF up to 5 MB',
  params,
  /** the client makes the id once per certificate, so that a retry is stored once */
  body: CertificateForm.extend({ clientId: clientId.optional() }),
  bodyLimit: BODY_LIMIT,
  reply: Certificate,
  status: 201,
  errors: ['BATCH_NOT_FOUND', 'CERTIFICATE_NOT_PDF', 'TOO_MANY_CERTIFICATES', 'LOGGED_IN_FUTURE'],
})

export const removeCertificate = call(calls.removeCertificate, {
  summary: 'Remove a batch’s certificate and its PDF',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['CERTIFICATE_NOT_FOUND'],
})

export const certificateFile = call(calls.certificateFile, {
  summary: 'Download a certificate’s PDF',
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/, 'This is not a valid address') }),
  reply: z.unknown(),
  sends: CERTIFICATE_TYPE,
  errors: ['CERTIFICATE_NOT_FOUND'],
})
