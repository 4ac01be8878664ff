import { useQuery } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { WeighInDialog } from '../weigh-in/weigh-in-dialog.tsx'
import { type Reader, recentWeighInsQuery } from '../weight.api.ts'

/** Empty state before the first photo. */
export function NoPhotos({ reader }: { reader: Reader }) {
  const [weighing, setWeighing] = useState(false)
  const weighIns = useQuery(recentWeighInsQuery)
  return (
    <>
      <EmptyState
        icon={<Camera />}
        className="border-0 px-4 py-2"
        title="No photos yet"
        text="Add a photo to see progress the scale can’t show."
        action={
          <Button variant="tinted" onClick={() => setWeighing(true)}>
            Weigh in with a photo
          </Button>
        }
      />
      <WeighInDialog open={weighing} onOpenChange={setWeighing} reader={reader} last={weighIns.data?.[0]} />
    </>
  )
}
