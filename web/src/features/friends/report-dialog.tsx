import { reportReasonLabels, reportReasons } from '@pepwell/domain/abuse-reports'
import { shownName } from '@pepwell/domain/shown-people'
import { type SyntheticEvent, useState } from 'react'
import { CallDialog } from '../../ui/call-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useReport } from './friends.api.ts'
import type { PersonDialogProps } from './part-dialogs.tsx'

interface ReportDialogProps extends PersonDialogProps {
  /** what of theirs it is about; the person as such, if left out */
  about?: { kind: 'message' | 'stack'; subjectId: number }
}

/** Tells the operators of somebody, with a reason. */
export function ReportDialog({ person, about, open, onOpenChange }: ReportDialogProps) {
  const [reason, setReason] = useState<string>('')
  const [details, setDetails] = useState('')
  const [isMissing, setMissing] = useState(false)
  const sending = useReport({
    onSuccess: ({ message }) => void toast({ title: 'Report sent', description: message }),
  })
  return (
    <CallDialog
      open={open}
      onOpenChange={onOpenChange}
      title={about ? `Report what ${shownName(person)} wrote` : `Report ${shownName(person)}`}
      description="Our team looks into it. They are not told by whom they were reported."
      sending={sending}
      submit={{ label: 'Send report', pendingLabel: 'Sending...' }}
      failed="Your report could not be sent. Please try again."
    >
      {(id, send) => {
        const submit = (event: SyntheticEvent) => {
          event.preventDefault()
          const chosen = reportReasons.find((one) => one === reason)
          setMissing(!chosen)
          if (chosen) send({ body: { userId: person.id, reason: chosen, details, ...about } })
        }
        return (
          <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
            <Field label="Why?" error={isMissing && !reason ? 'Please choose a reason' : undefined}>
              <Select
                placeholder="Please choose"
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              >
                {reportReasons.map((one) => (
                  <option key={one} value={one}>
                    {reportReasonLabels[one]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="What happened?" optional>
              <TextArea
                rows={4}
                maxLength={2000}
                value={details}
                onChange={(event) => setDetails(event.target.value)}
              />
            </Field>
          </form>
        )
      }}
    </CallDialog>
  )
}
