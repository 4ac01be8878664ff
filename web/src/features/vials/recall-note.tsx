import type { Vial } from '@pepwell/contract/vials/vials'

/** Warns that the vial's batch was recalled, with the reason. */
export const RecallNote = ({ vial: { recallReason } }: { vial: Pick<Vial, 'recallReason'> }) =>
  recallReason && (
    <span className="block w-fit rounded-xl bg-danger-soft px-3 py-1 text-sm font-semibold text-danger-ink wrap-anywhere">
      Recalled. Don’t use this vial. {recallReason}
    </span>
  )
