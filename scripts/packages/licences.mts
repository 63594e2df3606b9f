/** Fails when a package that the product ships has a licence that we may not use: npx tsx scripts/packages/licences.mts */
import { isAllowed } from './allowed.mts'
import { readLock, shippedPackages } from './shipped.mts'

const shipped = shippedPackages(readLock())
const refused = shipped.filter(({ licence }) => !isAllowed(licence))
for (const { name, version, licence } of refused)
  console.error(`${name} ${version}: ${licence ?? 'no licence'} is not among those allowed (scripts/packages/allowed.mts)`)
if (refused.length > 0) process.exit(1)
console.log(`${shipped.length} packages, all under licences that are allowed`)
