import { phrases } from './health-note-words.ts'
import type { Subject } from './health-notes.ts'

/** Ways to write that a person is pregnant, breastfeeding or trying: one list for vitamins, stacks and plans. */
export const pregnancyOrNursing: Subject = {
  isTemporary: true,
  words: phrases(`
    pregnant, pregnancy, pregant, pregnent, preggo, preggers, expecting, expecting a baby, expecting a child, expecting baby,
    weeks along, months along, trimester, breastfeeding, breast feeding, breastfeed, breast feed, chestfeeding, lactating,
    lactation, nursing, pumping, pumping milk, postpartum, post partum,
    breast milk, breastmilk, giving her the breast, giving him the breast, giving the breast, give her the breast, give him the breast, feeding my baby, nurse my baby,
    trying to conceive, ttc, trying to get pregnant, planning to get pregnant, planning pregnancy, planning a pregnancy,
    want to get pregnant, hoping to get pregnant, trying for, trying for a baby, trying for baby, to have a baby, having a baby, want a baby, wants a baby, planning a baby, planning for a baby, start a family, starting a family,
    we are trying, were trying,
    actively trying, trying naturally, trying this cycle, trying again, conceive, conceiving, ivf, iui, icsi, fet, embryo, embryo transfer, egg retrieval,
    embryotransfer, transferencia embrionaria, transferencia de embriones, transferencia de embrion, transfer embrionario, transfert d embryon, transfert embryonnaire, transfert d embryons,
    stopped birth control, stopped my birth control, stopped the pill, stopped taking the pill, stopped contraception, came off the pill, came off birth control,
    off the pill, off birth control, quit birth control, quit the pill, iud removed, iud out, iud taken out, hoping for number two, hoping for a baby, another baby, second baby,
    pille abgesetzt, deje la pastilla, deje los anticonceptivos, arrete la pilule,
    gestational diabetes, gdm, fertility treatment, baby due, baby is due, baby on the way, due with my, my due date, edd, with child, bun in the oven, mom to be, mum to be,
    schwanger, schwangerschaft, ssw, kunstliche befruchtung, babywunsch, schwangerschaftswoche, kinderwunsch, stillend, stille, stillen, stillzeit, wochenbett,
    embarazada, embarazo, encinta, fecundacion in vitro, dando el pecho, doy el pecho, lactancia, lactando, amamantando, amamanto, dando pecho, buscando embarazo, buscando un bebe, posparto,
    enceinte, grossesse, fiv, attends un bebe, attend un bebe, allaite, jallaite, allaitement, allaitante, essai bebe, projet bebe, desir d enfant
  `),
  alone: phrases('trying, trying now, still trying, newborn'),
  butNot: phrases(`
    nursing home, nursing student, nursing school, nursing degree, nursing assistant, nursing shift, nursing job,
    nursing career, nursing facility, nursing staff, prevent pregnancy, avoid pregnancy, preventing pregnancy, avoiding pregnancy,
    history of gestational, had gestational, past gestational, previous gestational, prior gestational, hx of gestational, had gdm, hx of gdm, last pregnancy, my pregnancies, previous gdm, history of gdm, previous pregnancy, past pregnancy, prior pregnancy, ectopic pregnancy, pregnancy loss, pumping iron, pumping weight, heart pumping,
    expecting result, expecting to, expecting surgery, postpartum depression, postpartum thyroiditis, trying for weight,
    trying again to lose, trying for better
  `),
}
