import type { logWeight, WeightLog } from '@pepwell/contract/weight/weight'
import { dayOf } from '@pepwell/domain/time/calendar'
import { ApiError } from '../../../lib/api/api.ts'
import { reasonText, refusalText } from '../../../lib/api/refusal-text.ts'
import type { Stored } from '../../../lib/api/use-idempotent-mutation.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { dayLabel } from '../../../lib/time/day-label.ts'
import { toast } from '../../../ui/toast-store.ts'
import { formattedLog } from '../formatted-weight.ts'
import { type Reader, useLogWeight, useRemoveWeighIn } from '../weight.api.ts'

/** The form's result. */
export type WeighInBody = Stored<typeof logWeight>

/** Whether the server rejected only the photo. */
const isAboutPhoto = (error: Error | null): boolean =>
  error instanceof ApiError && (error.code?.startsWith('PHOTO_') ?? false)

function showFailure(error: Error): void {
  // The error shows at the photo.
  if (isAboutPhoto(error))
    toast({ title: 'Upload failed', description: 'Failed to upload image', variant: 'destructive' })
  else toast({ title: 'Failed to log weight', description: reasonText(error), variant: 'destructive' })
}

/** The toast after logging. With a photo there is no undo, because the photo would remain; use delete instead. */
function useLoggedToast({ weightUnit, timeZone }: Reader) {
  const undo = useRemoveWeighIn({
    onSuccess: () => {
      toast({ title: 'Weigh-in deleted' })
    },
    onError: (error) => {
      toast({
        title: refusalText(error, 'Failed to remove weigh-in. Please try again.'),
        variant: 'destructive',
      })
    },
  })
  return (log: WeightLog) => {
    const { id, weighInDate, photoUrl } = log
    toast({
      title: 'Weight logged successfully',
      description: `${formattedLog(log, weightUnit)} · ${dayLabel(weighInDate, dayOf(serverNow(), timeZone))}`,
      ...(!photoUrl && {
        action: { label: 'Undo', onPress: () => undo.mutate({ params: { id } }) },
      }),
    })
  }
}

/** Logs a weigh-in once per tap, with a toast. Photo errors are separate. */
export function useWeighIn(reader: Reader, onLogged: () => void) {
  const showLoggedToast = useLoggedToast(reader)
  const { store, reset, isPending, error } = useLogWeight({
    onSuccess: showLoggedToast,
    onError: showFailure,
  })
  const photoProblem = isAboutPhoto(error) ? (error as ApiError).serverMessage : undefined
  const submit = (body: WeighInBody) => store(body, { onSuccess: onLogged })
  return { submit, pending: isPending, photoProblem, reset }
}
