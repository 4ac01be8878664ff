import multipart from '@fastify/multipart'
import { PICTURE_BYTES } from '@pepwell/domain/text/pictures'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { BODY_LIMIT } from './body.ts'

/** Largest body of a form with a picture: the picture and the form around it. */
export const FORM_LIMIT = PICTURE_BYTES + BODY_LIMIT

/** Lets the routes of a scope read a form with one file; anything else is left unread. */
export async function readForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  await scope.register(multipart, { limits: { fileSize: PICTURE_BYTES, files: 1, fields: 0, parts: 1 } })
}

/**
 * Refuses a form by its declared size before reading it.
 * @throws Refusal PHOTO_TOO_LARGE
 */
export function requireFormSize({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > FORM_LIMIT) throw new Refusal('PHOTO_TOO_LARGE')
}

async function read(request: FastifyRequest): Promise<Buffer | undefined> {
  let picture: Buffer | undefined
  for await (const part of request.files()) picture = await part.toBuffer()
  return picture
}

/**
 * The unchecked picture in the form of a call that declares `takes`.
 * @throws Refusal PHOTO_TOO_LARGE; PHOTO_NOT_AN_IMAGE if it isn't a form with one file
 */
export async function pictureIn(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal('PHOTO_NOT_AN_IMAGE')
  const picture = await read(request).catch(({ code }: { code?: string }) => {
    throw new Refusal(code === 'FST_REQ_FILE_TOO_LARGE' ? 'PHOTO_TOO_LARGE' : 'PHOTO_NOT_AN_IMAGE')
  })
  if (!picture) throw new Refusal('PHOTO_NOT_AN_IMAGE')
  return picture
}
