import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { cx } from '../lib/classes.ts'

interface FileFieldProps {
  onFile: (file: File) => void
  label?: string
  accept?: string
}

/** Choose or drop a file. */
export function FileField({ onFile, label = 'Choose a CSV file', accept = '.csv,text/csv' }: FileFieldProps) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'flex cursor-pointer flex-col items-center gap-2 rounded-2xl border border-dashed px-6 py-8 text-center',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge/60 hover:bg-sunken',
      )}
    >
      <FileUp className="size-7 text-accent-ink" aria-hidden="true" />
      <span className="font-semibold">{label}</span>
      <span className="text-sm text-soft">or drop it here</span>
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // Allows choosing the same file again after a correction.
          event.target.value = ''
        }}
      />
    </label>
  )
}
