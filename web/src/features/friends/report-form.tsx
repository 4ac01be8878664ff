import { reportReasonLabels, reportReasons } from '@pepwell/domain/social/abuse-reports'
import { useForm } from 'react-hook-form'
import { DraftNote } from '../../ui/draft-note.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { useDraft } from '../../ui/use-draft.ts'

interface Report {
  reason: (typeof reportReasons)[number]
  details: string
}

interface ReportFormProps {
  id: string
  onSubmit: (report: Report) => void
}

export default function ReportForm({ id, onSubmit }: ReportFormProps) {
  const form = useForm<{ reason: Report['reason'] | ''; details: string }>({
    defaultValues: { reason: '', details: '' },
  })
  const draft = useDraft(form)
  const submit = form.handleSubmit(({ reason, details }) => {
    if (reason) onSubmit({ reason, details })
  })
  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <DraftNote draft={draft} />
      <Field label="Why?" error={form.formState.errors.reason?.message}>
        <Select
          placeholder="Please choose"
          {...form.register('reason', { required: 'Please choose a reason' })}
        >
          {reportReasons.map((reportReason) => (
            <option key={reportReason} value={reportReason}>
              {reportReasonLabels[reportReason]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="What happened?" optional>
        <TextArea rows={4} maxLength={2000} {...form.register('details')} />
      </Field>
    </form>
  )
}
