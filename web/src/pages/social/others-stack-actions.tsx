import { Flag } from 'lucide-react'
import { useState } from 'react'
import { ReportDialog } from '../../features/friends/report-dialog.tsx'
import type { Stack } from '../../features/stacks/stacks.api.ts'
import { Button } from '../../ui/button.tsx'

/** Actions for others' stacks. */
export function OthersStackActions({ stack }: { stack: Stack }) {
  const [reporting, setReporting] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setReporting(true)}>
        <Flag className="size-4.5" aria-hidden="true" />
        Report
      </Button>
      <ReportDialog
        person={stack.user}
        about={{ kind: 'stack', subjectId: stack.id }}
        open={reporting}
        onOpenChange={setReporting}
      />
    </>
  )
}
