/** Thyroid cancer, medullary above all, and MEN 2, which labels also ask about in relatives. */
export const THYROID_CANCER = `
  medullary thyroid cancer, medullary thyroid carcinoma, mens 2, mens ii, men two, men type 2, medullary thyroid,
  medullary cancer, medullary carcinoma, medullary ca, medullary tumor, medullary tumour, sipple, ret mutation,
  ret gene, ret proto oncogene, ret positive, ret variant, ret carrier, positive for ret, mtc, men 2, men ii,
  multiple endocrine neoplasia, thyroid cancer, thyroid ca, thyroid carcinoma, schilddrusenkrebs,
  schilddrusenkarzinom, medullares schilddrusenkarzinom, carcinoma medular, cancer medular, cancer de tiroides,
  carcinoma de tiroides, cancer medullaire, cancer de la thyroide, cancer thyroidien, nem 2,
  neoplasia endocrina multiple, neoplasie endocrinienne multiple, cancer of the thyroid, cancer of my thyroid,
  thyroid malignancy, thyroid tumor, thyroid tumour, tumor of the thyroid, tumour of the thyroid, tumor on my thyroid,
  tumour on my thyroid, tumor in my thyroid, schilddrusentumor, tumor der schilddruse, krebs der schilddruse,
  tumor de tiroides, tumor tiroideo, tumor de la tiroides, tumor en la tiroides, cancer tiroideo,
  cancer de la tiroides, cancer en la tiroides, carcinoma tiroideo, carcinoma de la tiroides, carcinoma medullaire,
  carcinoma de la thyroide, carcinoma thyroidien, carcinoma papillaire de la thyroide, tumeur de la thyroide,
  tumeur thyroidienne, carcinoma medullary, carcinoma della tiroide, tumore della tiroide, tumore alla tiroide,
  cancro della tiroide, cancro alla tiroide, cancer da tireoide, cancer de tireoide, carcinoma de tireoide,
  schildklierkanker
`
