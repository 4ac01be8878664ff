/** A peptide's name with its strength, as operators know it: 'Ipamorelin - 10MG'. */
export const peptideTitle = ({ name, mg }: { name: string; mg: number | null }): string =>
  mg === null ? name : `${name} - ${mg}MG`
