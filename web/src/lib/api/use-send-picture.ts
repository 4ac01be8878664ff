import type { DeclaredAddress } from '@pepwell/contract/declared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, hideIfSignedOut } from './api.ts'
import { invalidateTags } from './invalidate-tags.ts'

interface Sent {
  params: object
  picture: File
}

/** A call that accepts a picture, as its contract declares in `takes`. */
export function useSendPicture<C extends DeclaredAddress>(call: C) {
  const client = useQueryClient()
  return useMutation<unknown, Error, Sent>({
    mutationFn: ({ params, picture }) => {
      const body = new FormData()
      body.append('picture', picture)
      return api(call, { params, body } as never)
    },
    onSuccess: () => {
      if (call.invalidatesTags) void invalidateTags(client, call.invalidatesTags)
    },
    onError: hideIfSignedOut(),
  })
}
