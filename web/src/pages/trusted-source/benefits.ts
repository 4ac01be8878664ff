/** Criteria for a trusted source; none qualifies yet. */
export const benefits: readonly { title: string; text: string }[] = [
  {
    title: 'Tested by an independent lab',
    text: 'Each batch, by a laboratory that the seller does not own.',
  },
  { title: 'Identity confirmed', text: 'Mass spectrometry shows that the vial holds what its label says.' },
  { title: 'Purity stated', text: 'Measured by HPLC and given as a figure for the batch, not as a slogan.' },
  { title: 'Content measured', text: 'The milligrams found in the vial, which doses are worked out from.' },
  { title: 'Sterility and endotoxins', text: 'Both tested, with the results open to see.' },
  { title: 'Batches that can be traced', text: 'A number on each vial that leads to its own lab report.' },
  { title: 'Stored and shipped with care', text: 'Cold, dry and dark where the substance needs it.' },
  { title: 'Open about price and people', text: 'A named company, plain prices, and real support.' },
]
