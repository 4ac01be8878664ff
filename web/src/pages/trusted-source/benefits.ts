/** Criteria for a trusted source; none qualifies yet. */
export const benefits: readonly { title: string; text: string }[] = [
  {
    title: 'Tested by an independent lab',
    text: 'Every batch, by a lab the seller doesn’t own.',
  },
  {
    title: 'Identity confirmed',
    text: 'Mass spectrometry shows that the vial contains what its label says.',
  },
  { title: 'Purity stated', text: 'Measured by HPLC and stated for the batch, not as a slogan.' },
  { title: 'Content measured', text: 'The milligrams found in the vial, the basis for every dose.' },
  { title: 'Sterility and endotoxins', text: 'Both tested, with published results.' },
  { title: 'Traceable batches', text: 'A number on each vial that links to its lab report.' },
  { title: 'Stored and shipped with care', text: 'Cold, dry and dark where the substance needs it.' },
  { title: 'Open about pricing and people', text: 'A named company, plain prices, and real support.' },
]
