import * as calls from '@pepwell/contract/shop/certificates.calls'
import { type CallOptions, queryOf, useCall } from '../../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../../lib/api/use-idempotent-mutation.ts'

export const certificatesQuery = (batchId: number) =>
  queryOf(calls.listCertificates, { params: { id: String(batchId) } })

export const useAddCertificate = () => useIdempotentMutation(calls.addCertificate)

export const useRemoveCertificate = (options?: CallOptions<typeof calls.removeCertificate>) =>
  useCall(calls.removeCertificate, options)
