const listed = (text: string): string[] =>
  text
    .split(';')
    .map((note) => note.trim())
    .filter(Boolean)

/** Conditions as people type them, collected before the rules were read: each is understood, with or without a warning. */
export const commonConditions = listed(`
  high cholesterol; seasonal allergies; asthma; mild asthma; GERD; acid reflux; heartburn; IBS; IBS-D; migraines; chronic migraines; anxiety;
  generalized anxiety disorder; ADHD; ADD; depression; PTSD; OCD; insomnia; sleep apnea; obstructive sleep apnea, on CPAP; hypothyroidism; hypothyroid;
  Hashimoto's; hashimotos thyroiditis; Graves disease; hyperthyroidism; underactive thyroid; high blood pressure; hypertension;
  HBP, controlled with lisinopril; HTN; afib; atrial fibrillation; arrhythmia; prediabetes; pre-diabetic; insulin resistance; type 2 diabetes; T2D;
  type 1 diabetes; PCOS; endometriosis; fibroids; uterine fibroids; perimenopause; menopause; hot flashes; PMDD; low T; low testosterone; hypogonadism;
  erectile dysfunction; varicocele; arthritis; osteoarthritis; rheumatoid arthritis; psoriatic arthritis; psoriasis; eczema; rosacea; acne; dermatitis;
  hives; gout; osteoporosis; osteopenia; scoliosis; herniated disc; bad back; lower back pain; sciatica; plantar fasciitis; tennis elbow;
  rotator cuff tear; torn ACL; tendonitis; carpal tunnel; fibromyalgia; chronic fatigue; chronic fatigue syndrome; long covid; Lyme disease; lupus; MS;
  multiple sclerosis; Parkinson's; epilepsy; seizures; stroke in 2019; TIA; heart attack 2018; CAD; congestive heart failure; CHF; pacemaker; DVT;
  blood clots; pulmonary embolism; Factor V Leiden; anemia; iron deficiency; B12 deficiency; vitamin D deficiency; celiac disease; celiac; Crohn's;
  ulcerative colitis; diverticulitis; gallstones; gallbladder removed; fatty liver; NAFLD; cirrhosis; hepatitis B; hepatitis C; HIV; kidney stones;
  CKD stage 3; kidney disease; one kidney; UTI; overactive bladder; incontinence; constipation; hemorrhoids; hiatal hernia; gastroparesis;
  pancreatitis; SIBO; H pylori; stomach ulcer; lactose intolerance; cataracts; dry eyes; diabetic retinopathy; tinnitus; hearing loss; vertigo;
  Meniere's; sinusitis; deviated septum; hay fever; nasal polyps; restless legs; peripheral neuropathy; vitiligo; alopecia; hair loss;
  male pattern baldness; cold sores; herpes; HPV; tonsillectomy as a kid; appendix removed; broken ankle; concussion; smoker; ex smoker; vape;
  eating disorder; anorexia in the past; bulimia; autism; hemochromatosis; MTHFR; sarcoidosis; myasthenia gravis; Addison's disease; Cushing's;
  acromegaly; pituitary adenoma; prolactinoma; thyroid nodule; medullary thyroid cancer in my family; skin cancer removed; basal cell carcinoma;
  melanoma 2012; breast cancer survivor; prostate cancer; Lynch syndrome; BRCA1; kidney transplant; organ transplant; on dialysis; gastric bypass;
  gastric sleeve; bariatric surgery; malignant hyperthermia; aortic aneurysm; none; n/a; healthy; nothing; no known conditions; overweight; obese;
  obesity; high triglycerides; hyperlipidemia; metabolic syndrome; snoring; flat feet; TMJ; bruxism; dandruff; stretch marks; cellulite; wears glasses;
  lasik; colour blind; nearsighted; stress; burnout; brain fog; low energy; joint pain; knee pain; shoulder injury; achilles tendinopathy;
  frozen shoulder; bursitis; pneumonia last winter; bronchitis; covid last year; shingles; mono in college; autoimmune; autoimmune disease; leaky gut;
  candida; Wilson's disease; antiphospholipid syndrome; leukemia in remission; lymphoma; myeloma; sleepwalking; narcolepsy; Tourette's; stutter;
  dyslexia; phobia of needles;
`)

/** Rare or serious conditions that no rule reads: a notice says so. */
export const unreadConditions = listed(`
  bipolar; bipolar disorder; heart murmur; palpitations; POTS; low blood pressure; BPH; enlarged prostate; diverticulosis; glaucoma;
  macular degeneration; COPD; pulmonary fibrosis; neuropathy; Raynaud's; C-section 2015; TBI; alcoholism, sober 3 years; recovering alcoholic;
  opioid addiction; schizophrenia; sickle cell trait; hemophilia; von Willebrand; G6PD deficiency; Ehlers-Danlos; hypermobility; Marfan syndrome;
  colon polyps; Barrett's esophagus; porphyria; brain aneurysm; trigeminal neuralgia; cerebral palsy; muscular dystrophy; cystic fibrosis; ALS;
  Huntington's; dementia; sunburn easily; tuberculosis as a child; mast cell activation; MCAS; histamine intolerance; Budd-Chiari; thrombocytopenia;
  polycythemia; high hematocrit; fainting with needles;
`)

/** Allergies as people type them, which are understood. */
export const commonAllergies = listed(`
  penicillin; Penicillin - rash; amoxicillin; sulfa; sulfa drugs; aspirin; ibuprofen; NSAIDs; codeine; morphine; latex; latex gloves; peanuts; peanut;
  tree nuts; nuts; almonds; cashews; shellfish; shrimp; fish; eggs; egg whites; milk; dairy; lactose; gluten; wheat; soy; sesame; strawberries; kiwi;
  bananas; avocado; mango; pollen; grass pollen; ragweed; hay fever; dust; dust mites; mold; cats; cat dander; dogs; pet dander; horses; bees;
  bee stings; wasp stings; fire ants; nickel; gold; adhesive; adhesive tape; band-aids; chlorhexidine; iodine; contrast dye; betadine; lidocaine;
  novocaine; insulin; semaglutide; Ozempic gave me hives; tirzepatide; red dye 40; MSG; perfume; fragrance; vancomycin; cipro; fluoroquinolones;
  cephalosporins; Keflex; erythromycin; tetracycline; doxycycline; Bactrim; statins; lisinopril (cough); flu shot; corn; seasonal; none; NKDA;
  no known allergies; n/a; no; copper; chlorine; hair dye; poison ivy; mosquito bites; citrus; tomatoes; chocolate; caffeine; some antibiotic;
`)

/** Allergies that may concern what is injected, or that are too vague. */
export const unreadAllergies = listed(`
  benzyl alcohol; bacteriostatic water; metacresol; phenol; polysorbate 80; mannitol; gelatin; sulfites; vaccines; alpha-gal; red meat; yeast; sun;
  heparin; protamine; zinc; rubbing alcohol; growth hormone; glucagon; hamster protein; E. coli proteins; trimix;
`)
