import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useSetWeeklyReport, weeklyReportQuery } from './reports.api.ts'

/** The switch for the weekly report email. Optimistic; reverts on failure. */
export function WeeklyReport() {
  const { data } = useQuery(weeklyReportQuery)
  const { mutate, isPending, variables } = useSetWeeklyReport()
  if (!data) return null
  return (
    <Card as="section" aria-label="Weekly report" className="mt-3">
      <Switch
        label="Weekly report by email"
        description={`Every Monday at 7 AM, we email last week’s numbers and charts to ${data.email}.`}
        checked={isPending ? variables.body.isOn : data.isOn}
        onChange={(isOn) => mutate({ body: { isOn } })}
      />
    </Card>
  )
}
