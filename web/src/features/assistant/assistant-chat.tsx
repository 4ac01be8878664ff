import { History, SquarePen } from 'lucide-react'
import { useCallback, useLayoutEffect, useState } from 'react'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { usePersonId } from '../../lib/api/use-person-id.ts'
import { draftKey, saveDraft, storedDraft } from '../../lib/forms/drafts.ts'
import { useAddressState } from '../../lib/navigation/address-state.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { AskField } from './ask-field.tsx'
import { useShareOwnData } from './assistant.api.ts'
import { ChatHistory } from './chat-history.tsx'
import { ChatThread } from './chat-thread.tsx'
import { useAsking } from './use-asking.ts'

interface OwnDataSwitchProps {
  model: { host: string; name: string }
  sharesOwnData: boolean
}

/** Explains what we send with a question, with a switch for personal data. */
function OwnDataSwitch({ model, sharesOwnData }: OwnDataSwitchProps) {
  const share = useShareOwnData()
  const isOn = share.isPending ? share.variables.body.sharesOwnData : sharesOwnData
  return (
    <div className="border-t border-line pt-3">
      <Switch
        label="Include my plan and latest doses"
        description="Off by default. Each answer shows whether we included them. When on, we also send AI Insights and stack reasoning for clearer wording."
        checked={isOn}
        onChange={(next) => share.mutate({ body: { sharesOwnData: next } })}
      />
      {share.error && (
        <p role="alert" className="mt-1 text-sm font-semibold text-danger-ink">
          {refusalText(share.error, 'We couldn’t change that. Please try again.')}
        </p>
      )}
      <p className="mt-2 text-sm text-soft">
        We send your question, this conversation and library passages to {model.name} at {model.host}. Your
        export includes what we sent. For education, not medical advice. The assistant can’t change your plan.
        We check numbers once an answer is complete.
      </p>
    </div>
  )
}

/** The question draft; it survives a reload. */
function useQuestion() {
  const person = usePersonId()
  const key = person && draftKey(person, 'assistant')
  const [text, setText] = useState('')
  // The server-rendered page doesn't know local storage.
  useLayoutEffect(() => {
    const stored = key && storedDraft(key)?.fields.question
    if (typeof stored === 'string') setText(stored)
  }, [key])
  const write = (question: string) => {
    setText(question)
    if (key) saveDraft(key, { fields: question ? { question } : {} })
  }
  return [text, write] as const
}

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
  const { underway, ask, stop, reset } = useAsking(chatId, { onStored: openChat, onNothing: setText })
  const isRunning = underway !== undefined && !underway.error
  const turnTo = (id: number | undefined) => {
    reset()
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
