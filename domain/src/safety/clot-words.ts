/** Blood clots and inherited tendencies to clot. */
export const CLOTS = `
  dvt, deep vein thrombosis, deep venous thrombosis, blood clot, clot in my leg, clot in my lung, clot in leg, clot in lung, clots in my leg, clots in my lung, clotting disorder, pulmonary embolism, embolism,
  embolus, vte, thrombosis, thromboembolism, thromboembolic, thrombophilia, thrombophlebitis, phlebitis, factor v, factor v leiden, factor 5 leiden, fvl, protein c deficiency, protein s deficiency,
  antithrombin deficiency, prothrombin mutation, prothrombin gene, antiphospholipid, antiphospholipid syndrome, lupus anticoagulant, thrombose, beinvenenthrombose, lungenembolie, blutgerinnsel, thrombophilie, trombosis, tromboembolia, embolia, embolia pulmonar, coagulo, coagulos, trombofilia, embolie, embolie pulmonaire, caillot, caillot sanguin
`
