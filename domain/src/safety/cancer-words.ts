import { phrases } from './health-note-words.ts'

const KINDS =
  'breast, prostate, colon, bowel, skin, lung, thyroid, medullary thyroid, ovarian, cervical, blood, bone, brain, liver, kidney, pancreatic, stomach, bladder, testicular, active, current, past'

/** 'No breast cancer' negates the whole phrase. */
const ofKinds = KINDS.split(', ')
  .flatMap((kind) => [`${kind} cancer`, `${kind} ca`, `ca ${kind}`, `${kind} tumor`, `${kind} tumour`])
  .join()

/** Ways to write that a person has, had or may have cancer. */
export const cancer = {
  words: phrases(`
    ${ofKinds},
    cancer, ca, carcinoma, adenocarcinoma, malignancy, malignant, neoplasm, tumor, tumour, nodule, dcis, lcis, carcinoma in situ,
    leukemia, leukaemia, lymphoma, melanoma, sarcoma, myeloma, metastasis, metastases, metastatic, metastasized, mets, chemo,
    chemotherapy, oncology, oncologist, glioma, glioblastoma, carcinoid, neuroendocrine, cll, cml, aml, mds, nhl, fap, familial adenomatous polyposis, adenomatous polyposis, poliposis adenomatosa, polypose adenomateuse, adenomatose polyposis, lynch syndrome, brca,
    lump in my, lump in the, lump in one, breast lump, lump on my breast, lump in breast, neck lump, suspicious mass, suspicious lump, suspicious spot, knoten in der brust, bulto en el, bulto en la, bulto en mi, boule au sein,
    krebs, brustkrebs, prostatakrebs, hautkrebs, darmkrebs, lungenkrebs, hirntumor, hodenkrebs, magenkrebs, gebarmutterhalskrebs, schilddrusenkrebs, eierstockkrebs, blutkrebs,
    krebserkrankung, karzinom, geschwulst, leukamie, lymphom, melanom, metastasen, knoten, chemotherapie,
    carcinome, tumore, tumeur, leucemia, linfoma, leucemie, lymphome, melanome, metastase, nodulo, quimioterapia, quimio,
    chimiotherapie, chimio
  `),
  butNot: phrases('lump in my throat, ca channel, ca supplement, in ca, from ca, ca and vitamin, ca 125'),
}

/** Cancers named on individual labels. */
export const prostateCancer = phrases(`
  prostate cancer, prostate adenocarcinoma, adenocarcinoma of the prostate, prostatic adenocarcinoma, gleason, prostate ca, ca prostate, ca of prostate, ca of the prostate, cancer of the prostate, cancer of prostate, prostatic cancer, prostatic carcinoma, prostate carcinoma, prostate tumor, prostate tumour,
  prostatakrebs, prostatakarzinom, cancer de prostata, cancer de la prostate
`)
export const femaleCancer = phrases(`
  ovarian cancer, ovarian ca, ovarian carcinoma, ovarian tumor, ovarian cyst, cyst on my ovary, cyst on ovary, eierstockzyste, ovarialzyste,
  quiste ovarico, quistes ovaricos, quiste en el ovario, kyste ovarien, kystes ovariens, kyste de l ovaire, breast cancer, breast ca, ca breast, ca of the breast, ca ovary, ca of the ovary, cancer of the ovary, cancer of the breast, cancer of the uterus, dcis, uterine cancer,
  endometrial cancer, cervical cancer, eierstockkrebs, brustkrebs, cancer de ovario, cancer de mama, cancer de l ovaire,
  cancer du sein
`)
export const unexplainedBleeding = phrases(`
  vaginal bleeding, uterine bleeding, irregular bleeding, abnormal bleeding, bleeding between periods, postmenopausal bleeding, zwischenblutung,
  zwischenblutungen, vaginale blutung, vaginale blutungen, sangrado vaginal, sangrado uterino, metrorragia, saignement vaginal, saignements vaginaux,
  metrorragie
`)
export const melanoma = phrases(`
  melanoma, melanom, melanome, skin cancer, hautkrebs, cancer de piel, cancer de la peau, dysplastic nevi, dysplastic nevus,
  atypical mole, fammm, mole, nevus, nevi, basal cell, bcc, squamous cell, actinic keratosis, basaliom, basalzellkarzinom, muttermal,
  muttermale, leberfleck, leberflecken, lunar atipico, lunares, carcinoma basocelular, grain de beaute, grains de beaute, carcinome basocellulaire
`)
export const boneDisease = phrases(`
  paget, pagets, paget disease, pagets disease, morbus paget, osteosarcoma, bone cancer, bone metastasis, bone metastases, bone met,
  bone mets, metastasis to bone, metastasis to the bone, metastases to bone, metastases to the bone, mets to bone, mets to the bone, spread to bone, spread to the bone, spread to my bone, cancer to bone, cancer to the bone, cancer in bone, cancer in the bone, cancer in my bone, metastasis in bone, knochenmetastasen, metastasis osea, metastases osseuses,
  radiation to bone, bone radiation, skeletal malignancy, pelvic radiation, radiation to hip, radiation to my hip, radiation to the hip, radiation to the spine, radiation to the pelvis, radiation to the chest, radiation to spine,
  radiation to my spine, spinal radiation, hip radiation, skeletal radiation, chest radiation, radiation, radiotherapy, radiation therapy, bestrahlung, strahlentherapie, radioterapia, radiotherapie
`)
