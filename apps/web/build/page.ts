import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { askFirst } from '../src/api/ask-first'
import { askedFirst } from '../src/api/asked-first'
import { clientVersion, timeoutMs } from '../src/api/request-terms'
import { boot, type BootAssets } from './boot'
import { prerenderHome } from './prerender'

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>

/** Makes the page that every address answers: styles inside, and the home prepared; and beside it the list of the chunks of each screen. */
export function page(): Plugin {
  let root = ''
  let base = '/'
  let folder = ''
  let screens = { file: '', list: '{}' }
  return {
    name: 'sojourn-page',
    configResolved(config) {
      root = config.root
      base = config.base
      folder = resolve(config.root, config.build.outDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (bundle) screens = screensOf(bundle, root)
        return html.replace('<!--boot-->', bootScript({ base, texts: textsOf(bundle ?? {}), screens: screens.file }))
      },
    },
    async writeBundle(_, bundle) {
      writeFileSync(join(folder, screens.file), screens.list)
      const file = join(folder, 'index.html')
      const html = inlineStyles(readFileSync(file, 'utf8'), base, bundle)
      writeFileSync(file, html.replace('<!--home-->', await prerenderHome(root)))
    },
  }
}

const called = <Given>(run: (given: Given) => void, given: Given): string => `(${run.toString()})(${JSON.stringify(given)})`

function bootScript(assets: BootAssets): string {
  const { base } = assets
  return `<script>${called(boot, assets)};${called(askFirst, { base, clientVersion, timeoutMs, ...askedFirst })}</script>`
}

const isChunk = (file: Bundle[string]): file is Rolldown.OutputChunk => file.type === 'chunk'

function textsOf(bundle: Bundle): BootAssets['texts'] {
  const texts: BootAssets['texts'] = {}
  for (const { name, fileName } of Object.values(bundle).filter(isChunk)) {
    const language = /^(?:words|topics)-(.+)$/.exec(name)?.[1]
    if (language) texts[language] = [...(texts[language] ?? []), fileName]
  }
  return texts
}

/** A chunk, those that it imports, and the style sheets of all. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Bundle): string[] {
  const found = new Set([chunk])
  for (const each of found) {
    for (const name of each.imports) {
      const imported = bundle[name]
      if (imported && isChunk(imported)) found.add(imported)
    }
  }
  return [...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
}

/** The chunks of each screen by its path, in a file that is kept for as long as they are. */
function screensOf(bundle: Bundle, root: string): { file: string; list: string } {
  const chunks = Object.values(bundle).filter(isChunk)
  const entry = chunks.find((chunk) => chunk.isEntry)
  const atStart = new Set(entry ? filesOf(entry, bundle) : [])
  const found: Record<string, string[]> = {}
  for (const [path, module] of screenModules(root)) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}.tsx`))
    if (chunk) found[path] = filesOf(chunk, bundle).filter((file) => !atStart.has(file))
  }
  const list = JSON.stringify(found)
  const version = createHash('sha256').update(list).digest('base64url').slice(0, 8)
  return { file: `assets/screens-${version}.json`, list }
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

/**
 * The style sheets of the first screen move into the page: no request stands before the first paint. Each leaves a link behind that fetches nothing,
 * so that whatever is fetched later finds it there.
 */
function inlineStyles(html: string, base: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g, (link, href: string) => {
    const asset = bundle[href.slice(base.length)]
    if (asset?.type !== 'asset') return link
    return `<style>${String(asset.source)}</style><link rel="stylesheet" href="${href}" disabled />`
  })
}
