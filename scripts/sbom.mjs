// `npm run sbom`: writes the bill of materials to sbom.cdx.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { billOfMaterials } from './bill-of-materials.mjs'
import { root, say } from './prepare.mjs'

const bill = billOfMaterials(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
writeFileSync(join(root, 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`)
say(`sbom.cdx.json names ${bill.components.length} packages.`)
