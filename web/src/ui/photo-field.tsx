import { Camera, ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react'
import { readAsDataUrl } from '../lib/browser/read-data-url.ts'
import { buttonStyle } from './button-style.ts'
import { Field, useField } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { Spinner } from './spinner.tsx'
import { toast } from './toast-store.ts'

/** Accepted photo files. */
interface PhotoRules {
  accept: string
  /** a file's error; undefined for a valid photo */
  problemOf: (file: File) => string | undefined
}

interface PhotoFieldProps {
  rules: PhotoRules
  label?: string
  /** alternative text for the chosen photo */
  alt?: string
  value: string | null
  onChange: (dataUrl: string | null) => void
  /** called with the pending read; resolves to whether it succeeded */
  onReading?: (reading: Promise<boolean>) => void
  /** the server's error for the photo */
  error?: string
}

const sayNotProcessed = () =>
  toast({ title: 'Upload failed', description: 'Failed to process image', variant: 'destructive' })

/** Validates and reads the chosen file. The previous photo stays until then. */
function useChosenPhoto({
  onChange,
  onReading,
  rules,
}: Pick<PhotoFieldProps, 'onChange' | 'onReading' | 'rules'>) {
  const [problem, setProblem] = useState<string>()
  const [reading, setReading] = useState(false)

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const wrong = rules.problemOf(file)
    setProblem(wrong)
    if (!wrong) {
      setReading(true)
      const read = readAsDataUrl(file).then(onChange)
      onReading?.(
        read.then(
          () => true,
          () => false,
        ),
      )
      await read.catch(sayNotProcessed)
      setReading(false)
    }
    // Allows choosing the same file again.
    target.value = ''
  }

  const drop = () => {
    setProblem(undefined)
    onChange(null)
  }
  return { problem, reading, choose, drop }
}

/** A file input styled as a button. */
function FileButton({
  children,
  className = '',
  ...rest
}: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label
      className={buttonStyle(
        'secondary',
        'md',
        `cursor-pointer whitespace-nowrap max-sm:px-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${className}`,
      )}
    >
      {children}
      <input type="file" className="sr-only" {...rest} />
    </label>
  )
}

function Choice({
  reading,
  accept,
  onChange,
}: {
  reading: boolean
  accept: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}) {
  const wiring = useField()
  return (
    <div className="flex flex-wrap gap-3">
      <FileButton className="flex-1" accept={accept} onChange={onChange} {...wiring}>
        {reading ? <Spinner className="size-5" /> : <ImagePlus className="size-5" aria-hidden="true" />}
        {reading ? 'Reading...' : 'Choose photo'}
      </FileButton>
      {/* Only phones: elsewhere the camera button would open the same file dialog. */}
      <FileButton
        className="hidden flex-1 pointer-coarse:inline-flex"
        accept={accept}
        capture="environment"
        onChange={onChange}
      >
        <Camera className="size-5" aria-hidden="true" />
        Take photo
      </FileButton>
    </div>
  )
}

interface PreviewProps {
  src: string
  alt: string
  onRemove: () => void
  onBroken: () => void
}

function Preview({ src, alt, onRemove, onBroken }: PreviewProps) {
  return (
    <div className="relative w-fit">
      <img
        src={src}
        alt={alt}
        className="h-40 min-w-24 max-w-full rounded-xl bg-sunken object-contain"
        onError={onBroken}
      />
      <IconButton
        aria-label="Remove photo"
        className="absolute top-1 right-1 bg-surface/90 text-ink"
        onClick={onRemove}
      >
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** The server's error, until the photo changes. */
function useAnswer(error: string | undefined) {
  const [outdated, setOutdated] = useState<string>()
  if (error === undefined && outdated !== undefined) setOutdated(undefined)
  return { answer: error === outdated ? undefined : error, dismiss: () => setOutdated(error) }
}

/** Choose, preview and remove a photo. */
export function PhotoField(props: PhotoFieldProps) {
  const {
    rules,
    value,
    onChange,
    onReading,
    error,
    label = 'Progress photo',
    alt = 'Your new progress',
  } = props
  const { answer, dismiss } = useAnswer(error)
  const change = (dataUrl: string | null) => {
    dismiss()
    onChange(dataUrl)
  }
  const { problem, reading, choose, drop } = useChosenPhoto({ onChange: change, onReading, rules })
  const giveUp = () => {
    sayNotProcessed()
    drop()
  }
  return (
    <Field
      label={label}
      optional
      hint="JPG, PNG, GIF or WebP, up to 10 MB. Only you can see it."
      error={problem ?? answer}
    >
      {value ? (
        <Preview src={value} alt={alt} onRemove={drop} onBroken={giveUp} />
      ) : (
        <Choice reading={reading} accept={rules.accept} onChange={choose} />
      )}
    </Field>
  )
}
