import { brandName } from '@pepwell/domain/text/brand'
import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

function CopyAll({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => {},
    )
  const Icon = copied ? Check : Copy
  return (
    <Button variant="secondary" onClick={copy}>
      <Icon className="size-4" aria-hidden="true" />
      {copied ? 'Copied' : 'Copy'}
    </Button>
  )
}

/** Shows the recovery codes once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = `${brandName} recovery codes\n\n${codes.join('\n')}\n`
  const footer = (
    <>
      <CopyAll text={text} />
      <Button
        variant="secondary"
        onClick={() => saveFile('pepwell-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
      >
        <Download className="size-4" aria-hidden="true" />
        Save
      </Button>
      <Button onClick={onClose}>Done</Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Save your recovery codes"
      description="Each code signs you in once without your phone. Store them elsewhere. We won’t show them again."
      footer={footer}
    >
      <ul aria-label="Recovery codes" className="grid gap-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="rounded-lg bg-sunken px-3 py-2 text-center font-mono font-semibold">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
