import { emergencyText } from '@pepwell/domain/emergencies/texts'
import { MEDWATCH } from '@pepwell/domain/side-effects/medwatch'
import { urgentSigns } from '@pepwell/domain/side-effects/signs'
import { Fold } from '../../ui/fold.tsx'
import { HelpCard } from '../../ui/help-card.tsx'

/** Signs that can't wait, each with what to do. */
export default function GetHelp() {
  return (
    <ul className="divide-y divide-line">
      {urgentSigns.map(({ kind, sign }) => (
        <li key={kind} className="py-1">
          <Fold label={sign}>
            <HelpCard text={emergencyText([kind])} reportAt={MEDWATCH} />
          </Fold>
        </li>
      ))}
    </ul>
  )
}
