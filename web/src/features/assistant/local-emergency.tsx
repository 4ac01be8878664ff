import { emergencyHelp } from '@pepwell/domain/emergencies/emergencies'
import { EmergencyNotice } from './emergency-notice.tsx'

/** Says what to do in an emergency without the server; nothing where the question is about none. Loaded only when the server can't be asked. */
export default function LocalEmergency({ question }: { question: string }) {
  const help = emergencyHelp(question)
  return help && <EmergencyNotice text={help.text} />
}
