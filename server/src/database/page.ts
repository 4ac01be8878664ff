/** Before the first row of a list that begins with the newest. */
const FROM_THE_NEWEST = Number.MAX_SAFE_INTEGER

/** A page of a list by ids, newest first, as statements take it that have one text for the first page and all others. */
export const belowId = ({ limit, after }: { limit: number; after?: number | undefined }) => ({
  limit,
  below: after ?? FROM_THE_NEWEST,
})
