/** Says of a row that it is not as it was logged. */
export const EditedMark = ({ editedAt }: { editedAt: string | null }) =>
  editedAt && (
    <>
      {' '}
      <span className="text-sm font-normal text-soft">edited</span>
    </>
  )
