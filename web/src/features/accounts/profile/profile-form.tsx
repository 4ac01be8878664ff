import type { CurrentUser } from '@pepwell/contract/accounts'
import { FormProvider } from 'react-hook-form'
import { PasswordQuestion } from './password-question.tsx'
import { EmailField, NameFields, PhoneField } from './person-fields.tsx'
import { BodyCard, type GoalProgress, HealthCard, LiveGoalSummary, PersonCard } from './profile-cards.tsx'
import { SaveBar } from './save-bar.tsx'
import { TimeZoneField } from './time-zone-field.tsx'
import { UnitsField } from './units-field.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** Everything somebody tells about themselves, saved with one button. */
export function ProfileForm({ user, progress }: { user: CurrentUser; progress: GoalProgress }) {
  const { form, submit, isDirty, pending, question } = useProfileForm(user)
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
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
      {question.isAsked && (
        <PasswordQuestion
          reason="Another email can take over your account."
          problem={question.problem}
          pending={pending}
          onAnswer={question.answer}
          onLeave={question.leave}
        />
      )}
    </FormProvider>
  )
}
