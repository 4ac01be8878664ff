import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { FormProvider } from 'react-hook-form'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PageDraft } from '../../../ui/draft-context.tsx'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { EmailField, NameFields, PhoneField } from './person-fields.tsx'
import { BodyCard, type GoalProgress, HealthCard, LiveGoalSummary, PersonCard } from './profile-cards.tsx'
import { SaveBar } from './save-bar.tsx'
import { TimeZoneField } from './time-zone-field.tsx'
import { UnitsField } from './units-field.tsx'
import { useProfileForm } from './use-profile-form.ts'

interface ProfileFormProps {
  user: CurrentUser
  progress: GoalProgress
}

/** The whole profile with one save button. */
export const ProfileForm = (props: ProfileFormProps) => (
  <PageDraft form="profile">
    <Fields {...props} />
  </PageDraft>
)

function Fields({ user, progress }: ProfileFormProps) {
  const { form, draft, submit, isDirty, pending, question, closing } = useProfileForm(user)
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <DraftNote draft={draft} />
        <BodyCard timeZone={user.timeZone} units={<UnitsField />}>
          <LiveGoalSummary {...progress} />
        </BodyCard>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <PersonCard>
            <NameFields />
            <EmailField />
            <PhoneField optional />
            <TimeZoneField saved={user.timeZone} />
          </PersonCard>
          <HealthCard />
        </div>
        <SaveBar unsaved={isDirty} pending={pending} />
      </form>
      <ConfirmDialog
        open={closing.isAsked}
        onOpenChange={closing.leave}
        title="Save an incomplete profile?"
        description="Pepwell needs your date of birth, height, weight and gender. Until you fill them in, you can only open your profile."
        confirmLabel="Save anyway"
        cancelLabel="Keep editing"
        hesitant
        onConfirm={closing.confirm}
      />
      {question}
    </FormProvider>
  )
}
