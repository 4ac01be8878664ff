import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { passkeysQuery, twoStepQuery } from '../../features/accounts/keys/keys.api.ts'
import { recall, remember } from '../../lib/storage.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

const PUT_OFF_MS = 7 * 24 * 60 * 60 * 1000

/** Under this key stands until when somebody does not want to hear of it. */
const putOffKey = (userId: string) => `keys-put-off:${userId}`

const isPutOff = (userId: string) => Number(recall(putOffKey(userId)) ?? 0) > Date.now()

/** Asks operators whose password alone opens the back office for more; it can be put off for a week. */
function Notice({ userId }: { userId: string }) {
  const [putOff, setPutOff] = useState(() => isPutOff(userId))
  const { data: state } = useQuery({ ...twoStepQuery, enabled: !putOff })
  const { data: passkeys } = useQuery({ ...passkeysQuery, enabled: !putOff })
  if (putOff || !state || !passkeys || state.since || passkeys.length > 0) return null
  const later = () => {
    remember(putOffKey(userId), String(Date.now() + PUT_OFF_MS))
    setPutOff(true)
  }
  return (
    <section aria-label="Protect the back office">
      <Banner
        tone="warn"
        icon={<KeyRound />}
        title="Protect the back office with more than a password"
        className="mb-4"
        action={
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
            <Button variant="secondary" onClick={later}>
              In a week
            </Button>
            <Button asChild>
              <Link to="/profile#two-step">Set it up</Link>
            </Button>
          </div>
        }
      >
        Whoever learns yours can do here what you can. Two-step sign-in or a passkey keeps them out.
      </Banner>
    </section>
  )
}

export default function KeysNotice() {
  const { user } = useCurrentUser()
  return user && <Notice userId={user.id} />
}
