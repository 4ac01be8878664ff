import { refusalText } from '../../lib/api/refusal-text.ts'
import { Switch } from '../../ui/switch.tsx'
import { useShareOwnData } from './assistant.api.ts'

interface OwnDataSwitchProps {
  model: { host: string; name: string }
  sharesOwnData: boolean
}

/** Explains what we send with a question, with a switch for personal data. */
export function OwnDataSwitch({ model, sharesOwnData }: OwnDataSwitchProps) {
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
