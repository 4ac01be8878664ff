import { Link } from 'react-router'
import { ChatUnavailable } from '../features/assistant/chat-unavailable.tsx'
import { KnowledgeCards } from '../features/assistant/knowledge-cards.tsx'
import { LibrarySearch } from '../features/assistant/library-search.tsx'
import { PageHeader } from '../ui/page-header.tsx'

const linkStyle = 'text-accent-ink underline underline-offset-4'

export default function AiAssistant() {
  return (
    <>
      <PageHeader title="AI Assistant">What is known, what is not, and how to stay safe.</PageHeader>
      <ChatUnavailable />
      <LibrarySearch />
      <KnowledgeCards />
      <p className="mt-6 max-w-prose text-sm text-soft">
        For education and research, not medical advice. Please consult a licensed professional before you
        begin, change or stop anything. More on each substance is in the{' '}
        <Link to="/peptides" className={linkStyle}>
          peptide database
        </Link>
        ; what we ask of a supplier stands on{' '}
        <Link to="/trusted-source" className={linkStyle}>
          Trusted Source
        </Link>
        .
      </p>
    </>
  )
}
