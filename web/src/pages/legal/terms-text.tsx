import { brandName } from '@pepwell/domain/text/brand'
import { Rules } from './rules.tsx'

/** What people agree to. */
export const TermsText = () => (
  <Rules
    rules={[
      ['Not medical advice', `${brandName} is a record. Your clinician decides what you take.`],
      ['Research use', 'Many peptides are sold for research only and aren’t approved for people.'],
      ['Your account', 'Keep your password to yourself. Only post what’s true and yours to share.'],
      ['Other members', 'No harassment, no spam, no sales. We suspend accounts that do this.'],
      ['Orders', 'You pay the total you confirm. Unpaid orders expire and cost nothing.'],
    ]}
  />
)
