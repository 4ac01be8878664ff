import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { PersonalPeptideCards } from '../../features/catalogue/admin/personal-peptide-cards.tsx'
import { PersonalPeptidesTable } from '../../features/catalogue/admin/personal-peptides-table.tsx'

export default function PersonalPeptidesTab() {
  const { user } = useCurrentUser()
  return (
    <>
      <PersonalPeptideCards />
      {user && <PersonalPeptidesTable timeZone={user.timeZone} />}
    </>
  )
}
