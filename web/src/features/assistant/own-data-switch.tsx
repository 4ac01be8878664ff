import { refusalText } from '../../lib/refusal-text.ts'
import { Switch } from '../../ui/switch.tsx'
import { useShareOwnData } from './assistant.api.ts'

interface OwnDataSwitchProps {
  model: { host: string; name: string }
  sharesOwnData: boolean
}

/** What goes where with a question, and whether the own data are among it. */
export function OwnDataSwitch({ model, sharesOwnData }: OwnDataSwitchProps) {
  const share = useShareOwnData()
  const isOn = share.isPending ? share.variables.body.sharesOwnData : sharesOwnData
  return (
    <div className="border-t border-line pt-3">
      <Switch
        label="Send my plan and latest doses along"
        description="Off until you switch it on. Each answer says whether they went along. The sentences of AI Insights and the reasoning of built stacks go too then, for better words."
        checked={isOn}
        onChange={(next) => share.mutate({ body: { sharesOwnData: next } })}
      />
      {share.error && (
        <p role="alert" className="mt-1 text-sm font-semibold text-danger-ink">
          {refusalText(share.error, 'That could not be changed. Please try again.')}
        </p>
      )}
      <p className="mt-2 text-sm text-soft">
        Your question, the conversation before it and passages of the library go to {model.name} at{' '}
        {model.host}. What was sent is kept, and in your export. For education, not medical advice: it cannot
        change your plan, and numbers are checked once an answer is complete.
      </p>
    </div>
  )
}
