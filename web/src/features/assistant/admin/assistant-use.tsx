import * as calls from '@pepwell/contract/assistant/assistant.calls'
import type { CallReply } from '@pepwell/contract/declared'
import { numberText } from '@pepwell/domain/text/number-text'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/use-call.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { UsedMonths } from './used-months.tsx'

type Use = CallReply<typeof calls.assistantUse>

const assistantUseQuery = queryOf(calls.assistantUse)

const priceText = (prices: Use['prices']) =>
  prices
    ? `Price per million tokens: $${prices.input} in, $${prices.output} out.`
    : 'Set AI_PRICE_IN and AI_PRICE_OUT on the server to see costs.'

const Content = ({ use }: { use: Use }) => (
  <>
    <p className="mb-4 text-soft wrap-anywhere">
      {use.model ? `${use.model.name} at ${use.model.host}. ` : 'AI isn’t set up. '}
      {numberText(use.monthlyTokens)} tokens a month, shared by everyone. {priceText(use.prices)}
    </p>
    {use.months.length > 0 ? (
      <UsedMonths {...use} />
    ) : (
      <p className="py-8 text-center text-soft">No questions yet</p>
    )}
  </>
)

/** The language model's monthly usage against its limit. */
export function AssistantUse() {
  const { data, error, isFetching, refetch } = useQuery(assistantUseQuery)
  if (error && !data) {
    return (
      <ErrorState
        title="We couldn’t load assistant usage"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
        className="mt-3"
      />
    )
  }
  return (
    <Card as="section" aria-labelledby="assistant-use" className="mt-3">
      <CardTitle id="assistant-use" className="mb-1 text-base">
        AI Assistant
      </CardTitle>
      {data ? (
        <Content use={data} />
      ) : (
        <Loading label="Loading assistant usage">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="mt-4 h-24 w-full rounded-xl" />
        </Loading>
      )}
    </Card>
  )
}
