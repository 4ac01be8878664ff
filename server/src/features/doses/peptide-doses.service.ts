export { firstPeptideDose, type PeptideDose, peptideDosesSince } from './peptide-doses.queries.ts'
