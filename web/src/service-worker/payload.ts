import type { PushPayload } from '@pepwell/contract/reminders/push-payload'
import { brandName } from '@pepwell/domain/text/brand'

/** Shown for an unreadable push: without any notification, the browser revokes the permission. */
const unreadable: PushPayload = {
  title: brandName,
  body: 'You have a new notification',
  tag: 'unreadable',
  url: '/',
  reminderId: null,
  occursOn: null,
  userPeptideId: null,
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** A path of this app, never another site. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value)

/** A push, or the data of its notification, as far as it can be parsed. */
export function payloadOf(data: unknown): PushPayload {
  if (typeof data !== 'object' || data === null) return unreadable
  const { title, tag, url, ...rest } = data as Partial<PushPayload>
  if (!isText(title)) return unreadable
  return {
    ...unreadable,
    body: '',
    ...rest,
    title,
    tag: isText(tag) ? tag : unreadable.tag,
    url: isPath(url) ? url : '/',
  }
}

/** A push as it arrives. */
export function readPayload(text: string | undefined): PushPayload {
  try {
    return payloadOf(JSON.parse(text ?? ''))
  } catch {
    return unreadable
  }
}
