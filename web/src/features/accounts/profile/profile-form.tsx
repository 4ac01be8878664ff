import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { cx } from '../../../lib/classes.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PageDraft } from '../../../ui/draft-context.tsx'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { useProfileForm } from './use-profile-form.ts'

interface SaveBarProps {
  unsaved: boolean
  pending: boolean
}

/** Leaves room for the floating button and the tab bar. */
const afloat =
  'sticky bottom-[calc(5rem+env(safe-area-inset-bottom))] z-20 mr-18 rounded-2xl border border-line bg-surface p-2 shadow-lift-high sm:pr-4 md:bottom-6 2xl:mr-0'

/** The save button. It sticks to the viewport while there are unsaved changes. */
function SaveBar({ unsaved, pending }: SaveBarProps) {
  return (
    <div className={cx('flex items-center gap-4', unsaved && afloat)}>
      <Button type="submit" pending={pending} pendingLabel="Updating..." className="max-sm:flex-1">
        Update Profile
      </Button>
      {unsaved && <p className="text-sm text-soft max-sm:sr-only">You have unsaved changes</p>}
    </div>
  )
}

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
