import { brandName } from '@pepwell/domain/text/brand'
import { Rules } from './rules.tsx'

/** What we store, who sees it, and what people can do about it. */
export const PrivacyText = () => (
  <Rules
    rules={[
      ['What we store', 'What you type, your sign-ins, and the pages you open. No ads, no trackers.'],
      ['Who sees it', 'You. Friends and other members see only what you share with them.'],
      ['Our team', 'Operators see account and order data to help you. We record what they change.'],
      [
        'Outside services',
        'Email, texts, push, payments, shipping and food search get what they need. The assistant sends your question, and your data if you allow it, to a language model.',
      ],
      ['Your choice', `Download or delete everything under Data. ${brandName} never sells it.`],
    ]}
  />
)
