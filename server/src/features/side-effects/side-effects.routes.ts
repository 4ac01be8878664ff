import * as calls from '@pepwell/contract/side-effects/side-effects'
import { PHOTO_TYPE } from '@pepwell/contract/weight/progress-photos'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import { sendCached } from '../../http/send-cached.ts'
import type { EffectPhotos } from './effect-photos.service.ts'
import type { Patterns } from './patterns.service.ts'
import type { SideEffects } from './side-effects.service.ts'

interface Services {
  sideEffects: SideEffects
  patterns: Patterns
  photos: EffectPhotos
}

export function sideEffectsRoutes(app: FastifyInstance, { sideEffects, patterns, photos }: Services): void {
  handle(app, calls.sideEffectPatterns, ({ user }) => patterns.of(user))
  handle(app, calls.listSideEffects, ({ user, query }) => sideEffects.list(user, query))
  handle(app, calls.logSideEffect, ({ user, body, request }) =>
    sideEffects.log(user, body, clientAddress(request)),
  )
  handle(app, calls.updateSideEffect, ({ user, params, body, request }) =>
    sideEffects.update(user, params.id, body, clientAddress(request)),
  )
  handle(app, calls.sideEffectPhoto, async ({ user, params, query, request, reply }) => {
    const { version, open } = await photos.find(user, params.id, query.size)
    return sendCached(request, reply, {
      ...{ type: PHOTO_TYPE, tag: `${version}-${query.size}`, addressed: query.v === version },
      open,
    })
  })
  handle(app, calls.removeSideEffect, async ({ user, params }) => {
    await sideEffects.remove(user, params.id)
    return { message: 'Side effect deleted' }
  })
}
