import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { communityQuery } from '../landing/community.ts'
import { PrivacyText } from '../legal/privacy-text.tsx'
import { TermsText } from '../legal/terms-text.tsx'

const icon = { className: 'size-5', 'aria-hidden': true } as const

/** Who answers, and what both sides agreed on. */
export default function Help() {
  const { data: { supportEmail } = {} } = useQuery(communityQuery)
  return (
    <>
      <Card as="section" aria-labelledby="contact">
        <CardHeader>
          <CardTitle id="contact">Get in touch</CardTitle>
        </CardHeader>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button variant="secondary" asChild>
            <Link to="/social?tab=chat">
              <MessageCircle {...icon} />
              Message support
            </Link>
          </Button>
          {supportEmail && (
            <Button variant="secondary" asChild>
              <a href={`mailto:${supportEmail}`}>
                <Mail {...icon} />
                {supportEmail}
              </a>
            </Button>
          )}
          <Button variant="secondary" asChild>
            <Link to="/ai-assistant">
              <Sparkles {...icon} />
              Search our library
            </Link>
          </Button>
        </div>
      </Card>
      <Card>
        <Fold label="Privacy">
          <PrivacyText />
        </Fold>
        <Fold label="Terms">
          <TermsText />
        </Fold>
      </Card>
    </>
  )
}
