import type { PersonalPeptide } from '@pepwell/contract/catalogue'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { PersonalFields } from './personal-fields.tsx'
import { type Personal, usePersonalForm } from './personal-form.ts'

interface FormProps {
  id: string
  /** what is changed; left out for a new one */
  peptide?: PersonalPeptide
  onSubmit: (peptide: Personal) => void
}

export function PersonalPeptideForm({ id, peptide, onSubmit }: FormProps) {
  const form = usePersonalForm(peptide)
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-7">
        <PersonalFields />
      </form>
    </FormProvider>
  )
}

interface FrameProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** id of the form that the button sends */
  form: string
  submit: string
  pending: boolean
  pendingLabel: string
  problem?: string
  children: ReactNode
}

/** The dialog around the form of a personal peptide. */
export function PersonalDialog({ form, submit, pending, pendingLabel, problem, ...frame }: FrameProps) {
  const footer = (
    <>
      <FormProblem text={problem} />
      <Button variant="secondary" onClick={() => frame.onOpenChange(false)}>
        Cancel
      </Button>
      <Button type="submit" form={form} pending={pending} pendingLabel={pendingLabel}>
        {submit}
      </Button>
    </>
  )
  return (
    <Dialog
      {...frame}
      description="Only you see it. Add it to your plan and log its doses like any other."
      footer={footer}
    />
  )
}
