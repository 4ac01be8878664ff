import { History, SquarePen } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useAddressState } from '../../lib/navigation/address-state.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { AskField } from './ask-field.tsx'
import { ChatHistory } from './chat-history.tsx'
import { ChatThread } from './chat-thread.tsx'
import { OwnDataSwitch } from './own-data-switch.tsx'
import { useAsking } from './use-asking.ts'
import { useQuestion } from './use-question.ts'

interface AssistantChatProps {
  model: { host: string; name: string }
  sharesOwnData: boolean
}

/** The open conversation, from the address. */
function useOpenChat() {
  const [chat, setChat] = useAddressState('chat')
  const id = /^[1-9]\d{0,15}$/.test(chat) ? Number(chat) : undefined
  const open = useCallback((next: number | undefined) => setChat(next?.toString()), [setChat])
  return [id, open] as const
}

/** The assistant chat: one conversation, with the others in the history. */
export function AssistantChat({ model, sharesOwnData }: AssistantChatProps) {
  const [chatId, openChat] = useOpenChat()
  const [text, setText] = useQuestion()
  const [showsHistory, setShowsHistory] = useState(false)
  const { underway, ask, stop, forget } = useAsking(chatId, { onStored: openChat, onNothing: setText })
  const isRunning = underway !== undefined && !underway.error
  const turnTo = (id: number | undefined) => {
    forget()
    openChat(id)
    setShowsHistory(false)
  }
  const send = (question: string) => {
    setText('')
    void ask(question)
  }
  return (
    <Card as="section" aria-labelledby="assistant-chat" className="mb-8 flex flex-col gap-4">
      <CardHeader
        className="mb-0"
        action={
          <div className="flex gap-2">
            <Button variant="secondary" size="sm" onClick={() => setShowsHistory(true)}>
              <History className="size-4" aria-hidden="true" />
              History
            </Button>
            <Button variant="secondary" size="sm" onClick={() => turnTo(undefined)}>
              <SquarePen className="size-4" aria-hidden="true" />
              New
            </Button>
          </div>
        }
      >
        <CardTitle id="assistant-chat">Ask the assistant</CardTitle>
      </CardHeader>
      {chatId === undefined && !underway && (
        <p className="py-4 text-soft">
          Answers come from our library, with sources. In an emergency, call your emergency number.
        </p>
      )}
      <ChatThread
        chatId={chatId}
        underway={underway}
        onRetry={() => underway && void ask(underway.question, underway.clientId)}
      />
      <AskField text={text} onText={setText} onAsk={send} onStop={isRunning ? stop : undefined} />
      <OwnDataSwitch model={model} sharesOwnData={sharesOwnData} />
      <ChatHistory
        open={showsHistory}
        onOpenChange={setShowsHistory}
        onChoose={turnTo}
        onDeleted={(id) => id === chatId && turnTo(undefined)}
      />
    </Card>
  )
}
