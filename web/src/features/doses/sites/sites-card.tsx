import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { EditSites } from './edit/edit-sites.tsx'

/** The person's injection sites in order. */
export const SitesCard = () => (
  <Card as="section" aria-labelledby="injection-sites">
    <CardHeader>
      <CardTitle id="injection-sites">Injection sites</CardTitle>
      <CardText>Choose which sites we suggest, and in what order.</CardText>
    </CardHeader>
    <EditSites variant="secondary" className="max-sm:w-full" />
  </Card>
)
