import { publicName } from '@pepwell/domain/social/public-names'
import { FileText } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { DoctorsPage } from '../../features/stack-builder/doctors-page.tsx'
import { serverNow } from '../../lib/time/clock.ts'
import { formatLongDay } from '../../lib/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ForDoctor } from './build/option.tsx'

/** A generated stack to print, from the navigation state. */
export default function ForYourDoctor() {
  const { user } = useCurrentUser()
  const navigate = useNavigate()
  const given = useLocation().state as ForDoctor | null
  if (!user) return null
  if (!given?.stack)
    return (
      <>
        <h1 className="sr-only">For your doctor</h1>
        <EmptyState
          icon={<FileText />}
          title="Nothing to print yet"
          text="Build a stack, then choose 'Show your doctor' below it."
          action={
            <Button asChild>
              <Link to="/peptides/build">Build a Stack</Link>
            </Button>
          }
        />
      </>
    )
  return (
    <DoctorsPage title={given.title} stack={given.stack} onBack={() => void navigate(-1)}>
      <p className="text-sm text-soft">
        {publicName(user)}, {formatLongDay(new Date(serverNow()).toISOString(), user.timeZone)}
      </p>
    </DoctorsPage>
  )
}
