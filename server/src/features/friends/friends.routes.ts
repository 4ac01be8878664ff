import * as calls from '@pepwell/contract/social/friends'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import type { Blocks } from './blocks.service.ts'
import type { FriendRequests } from './friend-requests.service.ts'
import type { Friends } from './friends.service.ts'

interface Services {
  friends: Friends
  requests: FriendRequests
  blocks: Blocks
}

export function friendsRoutes(app: FastifyInstance, { friends, requests, blocks }: Services): void {
  handle(app, calls.listFriends, ({ user }) => friends.list(user))
  handle(app, calls.listFriendRequests, ({ user, query }) => requests.list(user, query.direction))
  handle(app, calls.searchUsers, ({ user, query, request }) =>
    friends.search(user, query.query, clientAddress(request)),
  )
  handle(app, calls.sendFriendRequest, ({ user, body, request }) =>
    requests.send(user, body.addresseeId, clientAddress(request)),
  )
  handle(app, calls.acceptFriendRequest, async ({ user, params }) => {
    await requests.accept(user, params.id)
    return { message: 'Friend request accepted!' }
  })
  handle(app, calls.rejectFriendRequest, async ({ user, params }) => {
    await requests.reject(user, params.id)
    return { message: 'Friend request rejected' }
  })
  handle(app, calls.cancelFriendRequest, async ({ user, params }) => {
    await requests.takeBack(user, params.id)
    return { message: 'Friend request canceled' }
  })
  handle(app, calls.unfriend, async ({ user, params }) => {
    await friends.unfriend(user, params.userId)
    return { message: 'Removed from your friends' }
  })
  handle(app, calls.listBlocked, ({ user }) => blocks.list(user))
  handle(app, calls.block, async ({ user, body }) => {
    await blocks.block(user, body.userId)
    return { message: 'Blocked' }
  })
  handle(app, calls.unblock, async ({ user, params }) => {
    await blocks.unblock(user, params.userId)
    return { message: 'Unblocked' }
  })
}
