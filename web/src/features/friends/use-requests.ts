import { failureText } from '../../lib/api/api.ts'
import { toast } from '../../ui/toast-store.ts'
import { useAcceptRequest, useCancelRequest, useRejectRequest, useSendRequest } from './friends.api.ts'

const sayThat = (title: string) => () => void toast({ title })
const showFailure = (title: string) => (error: Error) =>
  void toast({ title, description: failureText(error, 'Please try again.'), variant: 'destructive' })

const SENT = 'Friend request sent!'
const ACCEPTED = 'Friend request accepted!'

/** Sends a request. If the other person already sent one, both become friends. */
export const useAsking = () =>
  useSendRequest({
    onSuccess: ({ status }) => void toast({ title: status === 'accepted' ? ACCEPTED : SENT }),
    onError: showFailure('Error sending friend request'),
  })

export const useAccepting = () =>
  useAcceptRequest({
    onSuccess: sayThat(ACCEPTED),
    onError: showFailure('Error accepting friend request'),
  })

export const useRejecting = () =>
  useRejectRequest({
    onSuccess: sayThat('Friend request rejected'),
    onError: showFailure('Error rejecting friend request'),
  })

export const useCancelingRequest = () =>
  useCancelRequest({
    onSuccess: sayThat('Friend request canceled'),
    onError: showFailure('Error canceling friend request'),
  })
