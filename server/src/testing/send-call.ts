import type { Call } from '@pepwell/contract/call'
import { aPicture } from './photos.ts'
import { type Input, urlOf } from './samples.ts'
import type { Answer, TestApp } from './test-app.ts'

/** A form with a small picture, as a browser sends it. */
export async function aPictureForm() {
  const form = new FormData()
  form.append('picture', new Blob([Uint8Array.from(await aPicture().png().toBuffer())]), 'me.png')
  const sent = new Response(form)
  return { headers: Object.fromEntries(sent.headers), body: Buffer.from(await sent.arrayBuffer()) }
}

/** Makes a call with a body, or with a picture in a form. */
export async function sendCall(
  { request }: TestApp,
  call: Call,
  input: Input,
  cookie?: string,
): Promise<Answer> {
  return request(call.method, urlOf(call, input), {
    cookie,
    ...(call.takes ? await aPictureForm() : { body: input.body }),
  })
}
