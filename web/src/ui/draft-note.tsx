import type { Draft } from './use-draft.ts'

/** Says that a form restored a draft, and whether the stored data changed since; offers to discard it. */
export const DraftNote = ({ draft: { isKept, isOld, discard } }: { draft: Draft }) =>
  isKept && (
    <p className="flex items-center justify-between gap-3 rounded-xl bg-sunken pl-4">
      {isOld ? 'We restored your draft. The saved version has changed since.' : 'Draft saved'}
      <button
        type="button"
        onClick={discard}
        className="min-h-11 rounded-xl px-4 font-semibold text-accent-ink hover:bg-accent-soft"
      >
        Discard
      </button>
    </p>
  )
