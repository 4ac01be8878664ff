/** The icons that the shop data start with; every product has one, so that only others are shown. */
export const defaultIcons: Readonly<Record<'peptide' | 'supplement', string>> = {
  peptide: '🧬',
  supplement: '💊',
}
