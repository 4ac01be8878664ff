import * as calls from '@pepwell/contract/shop/certificates'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import { sendCached } from '../../http/send-cached.ts'
import type { Certificates } from './certificates.service.ts'

export function certificatesRoutes(app: FastifyInstance, certificates: Certificates): void {
  handle(app, calls.listCertificates, ({ params }) => certificates.list(params.id))
  handle(app, calls.addCertificate, (input) =>
    certificates.add(operatorOf(input), input.params.id, input.body),
  )
  handle(app, calls.removeCertificate, async (input) => {
    await certificates.remove(operatorOf(input), input.params.id)
    return { message: 'Certificate removed' }
  })
  handle(app, calls.certificateFile, async ({ params: { hash }, request, reply }) => {
    const { name, open } = await certificates.file(hash)
    // A browser saves it and never opens it here, whatever it contains.
    reply.header('content-disposition', `attachment; filename="${name}"`)
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    return sendCached(request, reply, { type: calls.CERTIFICATE_TYPE, tag: hash, addressed: false, open })
  })
}
