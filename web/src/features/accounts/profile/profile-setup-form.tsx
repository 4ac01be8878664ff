import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { FormProvider } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { PageDraft } from '../../../ui/draft-context.tsx'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { NameFields, PhoneField } from './person-fields.tsx'
import { BodyCard, HealthCard, PersonCard } from './profile-cards.tsx'
import { useSetupForm } from './use-setup-form.ts'

export const ProfileSetupForm = ({ user }: { user: CurrentUser }) => (
  <PageDraft form="profile-setup">
    <Fields user={user} />
  </PageDraft>
)

function Fields({ user }: { user: CurrentUser }) {
  const { form, draft, submit, question, pending } = useSetupForm(user)
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <DraftNote draft={draft} />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="flex flex-col gap-5">
            <PersonCard>
              <NameFields />
              <PhoneField />
            </PersonCard>
            <BodyCard timeZone={user.timeZone} />
          </div>
          <HealthCard />
        </div>
        <Button type="submit" size="lg" pending={pending} pendingLabel="Saving..." className="sm:self-start">
          Complete Profile
        </Button>
      </form>
      {question}
    </FormProvider>
  )
}
