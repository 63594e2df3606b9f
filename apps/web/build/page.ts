import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { boot, type BootAssets } from './boot'
import { prerenderHome } from './prerender'

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>

/** Makes the page that every address answers: styles inside, the home prepared, and the chunks of each screen announced. */
export function page(): Plugin {
  let root = ''
  let base = '/'
  let folder = ''
  return {
    name: 'sojourn-page',
    configResolved(config) {
      root = config.root
      base = config.base
      folder = resolve(config.root, config.build.outDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace('<!--boot-->', bootScript(bundle ? assetsOf(bundle, base, root) : { base, texts: {}, screens: {} })),
    },
    async writeBundle(_, bundle) {
      const file = join(folder, 'index.html')
      const html = inlineStyles(readFileSync(file, 'utf8'), base, bundle)
      writeFileSync(file, html.replace('<!--home-->', await prerenderHome(root)))
    },
  }
}

const bootScript = (assets: BootAssets): string => `<script>(${boot.toString()})(${JSON.stringify(assets)})</script>`

const isChunk = (file: Bundle[string]): file is Rolldown.OutputChunk => file.type === 'chunk'

function assetsOf(bundle: Bundle, base: string, root: string): BootAssets {
  const chunks = Object.values(bundle).filter(isChunk)
  const entry = chunks.find((chunk) => chunk.isEntry)
  const atStart = new Set(entry ? [entry.fileName, ...entry.imports] : [])
  const texts: BootAssets['texts'] = {}
  for (const { name, fileName } of chunks) {
    const language = /^(?:words|topics)-(.+)$/.exec(name)?.[1]
    if (language) texts[language] = [...(texts[language] ?? []), fileName]
  }
  const screens: BootAssets['screens'] = {}
  for (const [path, module] of screenModules(root)) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}.tsx`))
    if (chunk) screens[path] = [chunk.fileName, ...chunk.imports].filter((file) => !atStart.has(file))
  }
  return { base, texts, screens }
}

/** The lazy screens by path, read from the route table itself and from those of the products. */
function screenModules(root: string): [path: string, module: string][] {
  const source = join(root, 'src')
  const slices = readdirSync(join(source, 'features/products')).map((name) => `features/products/${name}/routes.ts`)
  const tables = ['app/routes.tsx', ...slices.filter((table) => existsSync(join(source, table)))]
  return tables.flatMap((table) => {
    const text = readFileSync(join(source, table), 'utf8')
    return [...text.matchAll(/path: '([^']+)',\s+lazy: \(\) => import\('([^']+)'\)/g)].map(
      ([, path = '', module = '']): [string, string] => [path, join(dirname(table), module)],
    )
  })
}

/** The style sheets of the first screen move into the page; no request stands before the first paint. */
function inlineStyles(html: string, base: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g, (link, href: string) => {
    const asset = bundle[href.slice(base.length)]
    return asset?.type === 'asset' ? `<style>${String(asset.source)}</style>` : link
  })
}
