import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { type FindableBy, findableBy, findableByLabels } from '@pepwell/domain/social/friends'
import { failureText } from '../../../lib/api/api.ts'
import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useUpdateProfile } from '../accounts.api.ts'

const showFailure = (error: Error) =>
  void toast({
    title: 'Error',
    description: failureText(error, 'We couldn’t save your choice. Please try again.'),
    variant: 'destructive',
  })

/** Who can find this member and what friends see. Each switch saves immediately and reverts on failure. */
export function PrivacyCard({ user }: { user: CurrentUser }) {
  const { mutate, isPending, variables } = useUpdateProfile({ onError: showFailure })
  const chosen = { ...user, ...(isPending ? variables.body : {}) }
  return (
    <Card as="section" aria-labelledby="privacy">
      <CardHeader>
        <CardTitle id="privacy">Privacy</CardTitle>
        <CardText>Other members see your username, name and picture.</CardText>
      </CardHeader>
      <Field label="Who can find me" className="md:max-w-sm">
        <Select
          value={chosen.whoCanFindMe}
          onChange={(event) => mutate({ body: { whoCanFindMe: event.target.value as FindableBy } })}
        >
          {findableBy.map((who) => (
            <option key={who} value={who}>
              {findableByLabels[who]}
            </option>
          ))}
        </Select>
      </Field>
      <Switch
        label="Show my email to friends"
        description="Only friends see it."
        checked={chosen.showEmailToFriends}
        onChange={(showEmailToFriends) => mutate({ body: { showEmailToFriends } })}
        className="mt-4"
      />
    </Card>
  )
}
