import { describe, expect, test } from 'vitest'
import { isAllowed } from './allowed.mts'
import { billOfMaterials } from './bill-of-materials.mts'
import { readLock, shippedPackages, type Lock } from './shipped.mts'

const lock: Lock = {
  '': { version: '1.0.0' },
  'apps/server': { version: '1.0.0' },
  'node_modules/@sojourn/server': { link: true },
  'node_modules/database': {
    version: '8.0.0',
    license: 'MIT',
    integrity: 'sha512-AAEC',
    dependencies: { pool: '^2.0.0' },
    optionalDependencies: { 'database-linux': '8.0.0' },
  },
  'node_modules/database-linux': { version: '8.0.0' },
  'node_modules/database/node_modules/pool': { version: '2.1.0', license: 'ISC' },
  'node_modules/pool': { version: '1.0.0', license: 'ISC' },
  'node_modules/compiler': { version: '5.0.0', license: 'GPL-3.0-only', dev: true },
}
const product = { name: 'sojourn', version: '1.0.0', licence: 'Apache-2.0' }

describe('packages that the product ships', () => {
  test('what is there for development alone, and our own folders, are not shipped', () => {
    expect(shippedPackages(lock).map(({ name, version }) => `${name} ${version}`)).toEqual([
      'database 8.0.0',
      'database-linux 8.0.0',
      'pool 2.1.0',
      'pool 1.0.0',
    ])
  })

  test('a variant for another machine has the licence of the package that asks for it', () => {
    expect(shippedPackages(lock)[1]).toMatchObject({ name: 'database-linux', licence: 'MIT' })
  })

  test('a package gets the version that lies nearest to it', () => {
    expect(shippedPackages(lock)[0]!.needs).toEqual(['node_modules/database/node_modules/pool', 'node_modules/database-linux'])
  })

  test.each([
    ['MIT', true],
    ['MIT AND OFL-1.1', true],
    ['(GPL-2.0-only OR MIT)', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    [undefined, false],
  ])('licence %s: allowed %s', (licence, expected) => expect(isAllowed(licence)).toBe(expected))

  test('the bill of materials names each package once, and nothing that it does not hold', () => {
    const { components, dependencies } = billOfMaterials(product, shippedPackages(readLock()))
    const references = components.map((component) => component['bom-ref'])
    expect(new Set(references).size).toBe(references.length)
    expect(references).toEqual(dependencies.map(({ ref }) => ref))
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((needed) => !references.includes(needed))).toEqual([])
    const names = components.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', 'react-dom', 'pg-pool', 'scheduler']))
    expect(names.filter((name) => ['vitest', 'typescript', 'vite', 'lighthouse'].includes(name))).toEqual([])
  })

  test('a hash is told as the digits of its bytes', () => {
    expect(billOfMaterials(product, shippedPackages(lock)).components[0]!.hashes).toEqual([{ alg: 'SHA-512', content: '000102' }])
  })
})
