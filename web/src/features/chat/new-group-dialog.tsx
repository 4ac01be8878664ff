import { openChatRoom } from '@pepwell/contract/social/chat.calls'
import { MAX_GROUP_FRIENDS, MAX_GROUP_NAME_LENGTH } from '@pepwell/domain/social/chat'
import { publicName } from '@pepwell/domain/social/public-names'
import { type SyntheticEvent, useState } from 'react'
import { problemText } from '../../lib/api/refusal-text.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'
import { checkboxStyle } from '../../ui/control-style.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Chosen, FriendChoice, type Friends } from './friend-choice.tsx'

interface NewGroupDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  friends: Friends
  onMade: (roomId: number) => void
}

function peopleProblem(count: number): string | undefined {
  if (count === 0) return 'Please choose at least one friend'
  return count > MAX_GROUP_FRIENDS ? `Please choose at most ${MAX_GROUP_FRIENDS} friends` : undefined
}

function wrongIn(name: string, chosen: readonly string[]) {
  return {
    name: name.trim() === '' ? 'Please give the group a name' : undefined,
    people: peopleProblem(chosen.length),
  }
}

/** Creates a group conversation. */
export function NewGroupDialog({ open, onOpenChange, friends, onMade }: NewGroupDialogProps) {
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isAsked, setAsked] = useState(false)
  const { store, reset, isPending, error } = useIdempotentMutation(openChatRoom, {
    onSuccess: ({ id }) => {
      onOpenChange(false)
      onMade(id)
    },
  })
  const wrong = wrongIn(name, chosen)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!wrong.name && !wrong.people) store({ type: 'group', name, participantIds: [...chosen] })
  }
  const choose = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title="New group"
      description={`You and up to ${MAX_GROUP_FRIENDS} friends.`}
      submit={{ label: 'Create group', pendingLabel: 'Creating...', pending: isPending }}
      problem={problemText(error, 'We couldn’t create the group. Please try again.')}
    >
      {(id) => (
        <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
          <Field label="Name" error={isAsked ? wrong.name : undefined}>
            <TextInput
              maxLength={MAX_GROUP_NAME_LENGTH}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <fieldset className="min-w-0">
            <legend className="mb-1.5 font-semibold">
              Friends{chosen.length > 0 && <span className="text-soft"> {chosen.length} chosen</span>}
            </legend>
            <FriendChoice friends={friends} nobody="You have no friends here yet.">
              {(person) => (
                <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-xl px-2 hover:bg-sunken has-checked:bg-accent-soft">
                  <Chosen person={person} />
                  <input
                    type="checkbox"
                    aria-label={publicName(person)}
                    className={checkboxStyle}
                    checked={chosen.includes(person.id)}
                    onChange={() => choose(person.id)}
                  />
                </label>
              )}
            </FriendChoice>
            {isAsked && wrong.people && (
              <p role="alert" className="mt-1.5 text-sm font-semibold text-danger-ink">
                {wrong.people}
              </p>
            )}
          </fieldset>
        </form>
      )}
    </FormDialog>
  )
}
