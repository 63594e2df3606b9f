/** npm run sbom: writes reports/sbom.cdx.json, what the product is made of, from the lock file. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { billOfMaterials } from './bill-of-materials.mts'
import { readLock, shippedPackages } from './shipped.mts'

const root = fileURLToPath(new URL('../..', import.meta.url))
interface Manifest {
  name: string
  version: string
  license: string
}
const { name, version, license: licence } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
const bill = billOfMaterials({ name, version, licence }, shippedPackages(readLock()))
const file = join(root, 'reports', 'sbom.cdx.json')
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${file}: ${bill.components.length} packages`)
