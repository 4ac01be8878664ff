import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { assistantQuery } from '../features/assistant/assistant.api.ts'
import { AssistantChat } from '../features/assistant/assistant-chat.tsx'
import { ChatUnavailable } from '../features/assistant/chat-unavailable.tsx'
import { KnowledgeCards } from '../features/assistant/knowledge-cards.tsx'
import { LibrarySearch } from '../features/assistant/library-search.tsx'
import { QuestionsSection } from '../features/assistant/questions-section.tsx'
import { InsightsLink } from '../features/insights/insights-link.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

const linkStyle = 'text-accent-ink underline underline-offset-4'

/** The chat if a model is configured, otherwise a notice. */
function Chat() {
  const { data, isError, error, refetch, isFetching } = useQuery(assistantQuery)
  if (data)
    return data.model ? (
      <AssistantChat model={data.model} sharesOwnData={data.sharesOwnData} />
    ) : (
      <ChatUnavailable />
    )
  if (!isError) {
    return (
      <Loading label="Loading the assistant" className="mb-8">
        <Skeleton className="h-28 rounded-2xl" />
      </Loading>
    )
  }
  return (
    <ErrorState
      title="We couldn’t reach the assistant"
      error={error}
      onRetry={() => refetch()}
      retrying={isFetching}
      className="mb-8"
    />
  )
}

export default function AiAssistant() {
  return (
    <>
      <PageHeader title="AI Assistant" />
      <Chat />
      <InsightsLink />
      <LibrarySearch />
      <KnowledgeCards />
      <QuestionsSection />
      <p className="mt-6 max-w-prose text-sm text-soft">
        For education and research, not medical advice. Ask a licensed professional. See also our{' '}
        <Link to="/peptides" className={linkStyle}>
          peptide database
        </Link>{' '}
        and{' '}
        <Link to="/trusted-source" className={linkStyle}>
          Trusted Source
        </Link>
        .
      </p>
    </>
  )
}
