/** Before the first row of a list sorted from the newest. */
const FROM_THE_NEWEST = Number.MAX_SAFE_INTEGER

/** A page of a list by id, newest first, with one SQL text for all pages. */
export const belowId = ({ limit, after }: { limit: number; after?: number | undefined }) => ({
  limit,
  below: after ?? FROM_THE_NEWEST,
})
