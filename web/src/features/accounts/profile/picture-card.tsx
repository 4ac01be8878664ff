import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type {} from '@pepwell/contract/accounts/profile-pictures'
import { removeProfilePicture, setProfilePicture } from '@pepwell/contract/accounts/profile-pictures.calls'
import { formMessage } from '@pepwell/contract/form-messages'
import { pictureProblem, pictureTypes } from '@pepwell/domain/text/pictures'
import { Trash2 } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { useCall } from '../../../lib/api/use-call.ts'
import { useSendPicture } from '../../../lib/api/use-send-picture.ts'
import { avatarOf } from '../../../lib/pictures/person-avatar.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toast-store.ts'

const showFailure = (error: Error) =>
  void toast({
    title: 'Error',
    description: refusalText(error, 'Failed to update profile. Please try again.'),
    variant: 'destructive',
  })

export function PictureCard({ user }: { user: CurrentUser }) {
  const id = useId()
  const upload = useSendPicture(setProfilePicture)
  const removal = useCall(removeProfilePicture, {
    onSuccess: () => void toast({ title: 'Picture removed' }),
    onError: showFailure,
  })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? []
    target.value = ''
    if (!picture) return
    const wrong = pictureProblem(picture)
    if (wrong) toast({ title: formMessage[wrong], variant: 'destructive' })
    else
      upload.mutate(
        { params: {}, picture },
        { onSuccess: () => toast({ title: 'Picture updated' }), onError: showFailure },
      )
  }
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <CardHeader>
        <CardTitle id={`${id}-title`}>Profile Picture</CardTitle>
      </CardHeader>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar {...avatarOf(user, 'size-20 text-2xl')} />
        <Button variant="secondary" pending={upload.isPending} asChild>
          <label
            htmlFor={id}
            aria-busy={upload.isPending}
            className="cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            {upload.isPending ? 'Uploading...' : user.profileImageUrl ? 'Change Picture' : 'Upload Picture'}
            <input
              id={id}
              type="file"
              accept={pictureTypes.join(',')}
              disabled={upload.isPending}
              className="sr-only"
              onChange={choose}
            />
          </label>
        </Button>
        {user.profileImageUrl && (
          <Button variant="ghost" pending={removal.isPending} onClick={() => removal.mutate({})}>
            <Trash2 className="size-4" aria-hidden="true" />
            Remove
          </Button>
        )}
      </div>
    </Card>
  )
}
