import { formMessage } from '@pepwell/contract/form-messages'
import { REPORT_TYPE } from '@pepwell/domain/labs/lab-reports'
import { PICTURE_BYTES, pictureProblem, pictureTypes } from '@pepwell/domain/text/pictures'
import { FileText, X } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { readAsDataUrl } from '../../lib/browser/read-data-url.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast-store.ts'
import { type LabResult, useAttachLabReport, useRemoveLabReport } from './labs.api.ts'

const accept = [...pictureTypes, REPORT_TYPE].join(',')

/** A chosen file's error, if any; the server also checks the content. */
function problemOf({ type, size }: File): string | undefined {
  const isTooLarge = size > PICTURE_BYTES
  const problem = type === REPORT_TYPE ? isTooLarge && 'PHOTO_TOO_LARGE' : pictureProblem({ type, size })
  return problem ? formMessage[problem] : undefined
}

const sayFailed = (title: string) => (error: Error) =>
  toast({ title: refusalText(error, title), variant: 'destructive' })

/** Pages as small pictures that open in full. */
const Pages = ({ result: { report, analyte } }: { result: LabResult }) => (
  <ul className="flex flex-wrap gap-2">
    {report.map(({ url, thumbnailUrl, width, height }, index) => (
      <li key={url}>
        <a href={url} target="_blank" rel="noopener noreferrer" className="block w-fit rounded-lg">
          <Picture
            src={thumbnailUrl}
            alt={`Report of ${analyte}, page ${index + 1}`}
            width={width}
            height={height}
            loading="lazy"
            className="h-20 w-auto rounded-lg border border-line bg-sunken object-contain"
          />
        </a>
      </li>
    ))}
  </ul>
)

/** Adds or replaces a report: a photo or a PDF. */
function ReportButton({ result: { id, analyte, report } }: { result: LabResult }) {
  const [isReading, setReading] = useState(false)
  const { mutate, isPending } = useAttachLabReport({
    onSuccess: () => {
      toast({ title: 'Report added' })
    },
    onError: sayFailed('We couldn’t add the report. Try again.'),
  })
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    const problem = file && problemOf(file)
    if (problem) toast({ title: problem, variant: 'destructive' })
    if (file && !problem) {
      setReading(true)
      await readAsDataUrl(file).then(
        (url) => mutate({ params: { id }, body: { file: url } }),
        () => toast({ title: 'We couldn’t read this file. Try again.', variant: 'destructive' }),
      )
      setReading(false)
    }
    // Allows choosing the same file again.
    target.value = ''
  }
  const isBusy = isReading || isPending
  const label = report.length > 0 ? 'Replace report' : 'Add report'
  return (
    <label
      className={buttonStyle(
        'ghost',
        'md',
        '-ml-4 cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
      )}
    >
      {isBusy ? <Spinner className="size-5" /> : <FileText className="size-5" aria-hidden="true" />}
      {isBusy ? 'Adding...' : label}
      <input
        type="file"
        className="sr-only"
        aria-label={`${label}: ${analyte}`}
        accept={accept}
        disabled={isBusy}
        onChange={choose}
      />
    </label>
  )
}

/** The report of a lab result: its pages, and ways to add, replace and remove it. */
export function LabReport({ result }: { result: LabResult }) {
  const { id, analyte, report } = result
  const removal = useRemoveLabReport({
    onSuccess: () => {
      toast({ title: 'Report deleted' })
    },
    onError: sayFailed('We couldn’t remove the report. Try again.'),
  })
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1">
      {report.length > 0 && <Pages result={result} />}
      <ReportButton result={result} />
      {report.length > 0 && (
        <IconButton
          aria-label={`Delete report: ${analyte}`}
          disabled={removal.isPending}
          onClick={() => removal.mutate({ params: { id } })}
        >
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
