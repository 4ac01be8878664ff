import { useLogDose } from '../features/doses/doses.api.ts'

/** Logs the planned dose of {@link anEntry} now, like the sheet, regardless of what is due. */
export function LogsDose() {
  const { store } = useLogDose({})
  const dose = { userPeptideId: 11, dose: '250 mcg', takenAt: new Date().toISOString() }
  return (
    <button type="button" onClick={() => store(dose, { input: [dose] })}>
      Log it now
    </button>
  )
}
