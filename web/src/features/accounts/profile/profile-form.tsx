import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PageDraft } from '../../../ui/draft-context.tsx'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { SaveBar } from './save-bar.tsx'
import { useProfileForm } from './use-profile-form.ts'

interface ProfileFormProps {
  user: CurrentUser
  /** names its draft */
  form: 'profile' | 'account'
  /** its fields */
  children: ReactNode
}

/** A part of the profile, saved with one button. */
export const ProfileForm = ({ form, ...rest }: ProfileFormProps) => (
  <PageDraft form={form}>
    <Fields {...rest} />
  </PageDraft>
)

function Fields({ user, children }: Omit<ProfileFormProps, 'form'>) {
  const { form, draft, submit, isDirty, pending, question, closing } = useProfileForm(user)
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <DraftNote draft={draft} />
        {children}
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
