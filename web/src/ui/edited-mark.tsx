/** Marks an edited row. */
export const EditedMark = ({ editedAt }: { editedAt: string | null }) =>
  editedAt && (
    <>
      {' '}
      <span className="text-sm font-normal text-soft">edited</span>
    </>
  )
