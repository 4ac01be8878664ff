import { emergencyHelp } from '@pepwell/domain/emergencies/emergencies'
import { EmergencyNotice } from './emergency-notice.tsx'

/** Emergency instructions without the server; renders nothing for other questions. Loaded only when offline. */
export default function LocalEmergency({ question }: { question: string }) {
  const help = emergencyHelp(question)
  return help && <EmergencyNotice text={help.text} />
}
