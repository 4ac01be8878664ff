/** Kidney stones, as people note them. */
export const KIDNEY_STONES = `
  kidney stone, renal stone, kidney calculi, renal calculi, kidney calculus, nephrolithiasis, urolithiasis, ureter stone, ureteral stone,
  nierenstein, nierensteine, harnstein, harnsteine, harnleiterstein, calculo renal, calculos renales, litiasis renal,
  calcul renal, calculs renaux, lithiase renale, calcul aux reins, calculs aux reins
`

/** Longer phrases for them. */
export const STONES_IN_KIDNEY = `
  calculo en el rinon, calculos en los rinones, piedra en el rinon, piedras en los rinones, piedras en el rinon
`
