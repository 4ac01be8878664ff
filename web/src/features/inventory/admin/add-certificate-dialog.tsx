import { CertificateForm } from '@pepwell/contract/shop/certificates'
import { CERTIFICATE_BYTES } from '@pepwell/domain/shop/certificates'
import { useForm } from 'react-hook-form'
import { problemText } from '../../../lib/api/refusal-text.ts'
import { readAsDataUrl } from '../../../lib/browser/read-data-url.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useAddCertificate } from './certificates.api.ts'

/** The form values of a certificate. */
interface CertificateValues {
  lab: string
  testedOn: string
  method: string
  purity: string
  pdf: FileList | null
}

const certificateLabels = {
  lab: 'Lab',
  testedOn: 'Test date',
  method: 'Method',
  purity: 'Purity (optional)',
  pdf: 'PDF',
} as const

/** A placeholder during validation: the file is read on submit. */
const SOME_FILE = 'data:application/pdf;base64,'

const facts = ({ lab, testedOn, method, purity }: CertificateValues) => ({ lab, testedOn, method, purity })

const byContract = schemaResolver<CertificateValues>(CertificateForm, {
  inputOf: (values) => ({ ...facts(values), pdf: values.pdf?.[0] && SOME_FILE }),
})

/** Validates with the server's schema, and checks the file size. */
const certificateResolver: typeof byContract = (values, ...rest) =>
  (values.pdf?.[0]?.size ?? 0) > CERTIFICATE_BYTES
    ? { values: {}, errors: { pdf: { type: 'check', message: 'Please choose a PDF of at most 5 MB' } } }
    : byContract(values, ...rest)

/** The validated request body. */
async function certificateBody(values: CertificateValues) {
  const [file] = values.pdf ?? []
  return { ...facts(values), pdf: file ? await readAsDataUrl(file) : '' }
}

interface CertificateFormProps {
  id: string
  today: string
  onSubmit: (values: CertificateValues) => void
}

function CertificateFields({ id, today, onSubmit }: CertificateFormProps) {
  const { register, handleSubmit, formState } = useForm<CertificateValues>({
    defaultValues: { lab: '', testedOn: '', method: '', purity: '', pdf: null },
    resolver: certificateResolver,
  })
  const about = (name: keyof CertificateValues) => ({
    label: certificateLabels[name],
    error: formState.errors[name]?.message,
  })
  return (
    <form id={id} onSubmit={handleSubmit(onSubmit)} noValidate className="grid gap-4 md:grid-cols-2">
      <Field {...about('lab')}>
        <TextInput {...register('lab')} />
      </Field>
      <Field {...about('testedOn')}>
        <TextInput type="date" max={today} {...register('testedOn')} />
      </Field>
      <Field {...about('method')}>
        <TextInput {...register('method')} placeholder="HPLC" />
      </Field>
      <Field {...about('purity')}>
        <TextInput {...register('purity')} placeholder="99.2 %" />
      </Field>
      <Field {...about('pdf')} className="md:col-span-2">
        <TextInput type="file" accept="application/pdf,.pdf" {...register('pdf')} className="py-2" />
      </Field>
    </form>
  )
}

interface AddCertificateDialogProps {
  batchId: number
  /** the operator's time zone */
  today: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

const FAILED = 'We couldn’t add the certificate. Please try again.'

/** Adds a lab certificate to a batch. A retry doesn't create a second one. */
export function AddCertificateDialog({ batchId, today, open, onOpenChange }: AddCertificateDialogProps) {
  const { store, reset, isPending, error } = useAddCertificate()
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const add = async (values: CertificateValues) => {
    const onSuccess = () => {
      toast({ title: 'Certificate added' })
      change(false)
    }
    store(await certificateBody(values), { params: { id: batchId }, onSuccess })
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title="Add Certificate"
      description="Anyone can download it in the shop."
      submit={{ label: 'Add Certificate', pendingLabel: 'Adding...', pending: isPending }}
      problem={problemText(error, FAILED)}
    >
      {(id) => <CertificateFields id={id} today={today} onSubmit={add} />}
    </FormDialog>
  )
}
