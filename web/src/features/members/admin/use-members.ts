import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type Filter, memberCountsQuery, membersQuery } from './members.api.ts'

/** Both groups by page: members follow after the last admin. Previous results stay visible while loading. */
export function useMembers(filter: Filter) {
  const admins = useInfiniteQuery({
    ...membersQuery('admins', filter),
    placeholderData: keepPreviousData,
  })
  const regular = useInfiniteQuery({
    ...membersQuery('members', filter),
    placeholderData: keepPreviousData,
  })
  const counts = useQuery({ ...memberCountsQuery(filter), placeholderData: keepPreviousData })
  const both = [admins, regular]
  const following = admins.hasNextPage ? admins : regular
  const rows =
    admins.data && regular.data
      ? [...admins.data.pages.flat(), ...(admins.hasNextPage ? [] : regular.data.pages.flat())]
      : undefined
  return {
    rows,
    counts: counts.data,
    error: both.find(({ isError }) => isError)?.error,
    retrying: both.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of both) if (query.isError) void query.refetch()
    },
    more: {
      hasMore: following.hasNextPage,
      load: () => void following.fetchNextPage(),
      loading: following.isFetchingNextPage,
      failed: following.isFetchNextPageError,
    },
  }
}
