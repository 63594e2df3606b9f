import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number]
type Context = Parameters<Extract<Group['name'], (...given: never) => unknown>>[1]

/** The words of the first screen in one chunk per language. */
const firstWords =
  /packages\/text\/src\/(?:kit\/widgets|app\/shell|app\/home)\.([\w-]+)\.ts$|src\/kit\/text\/first\/([\w-]+)\.ts$/

const allTopics = /src\/kit\/text\/topics\/([\w-]+)\.ts$/

/**
 * What a screen of a product says stands in a few topics of its folder: one chunk, fetched once. Articles of the manual are read one by one; what
 * rules say in all languages at once stays with the rules.
 */
const folderOfWords =
  /packages\/text\/src\/(?:(products\/intl-flight\/[\w-]+|products\/[\w-]+|(?!manual|kit|app)[\w-]+\/[\w-]+)\/)[\w/-]+\.(en|zh-CN|zh-TW)\.ts$/

function wordsChunk(module: string, context: Context): string | null {
  const first = firstWords.exec(module)
  if (first) return `words-${first[1] ?? first[2]}`
  const language = allTopics.exec(module)?.[1]
  if (language) return `topics-${language}`
  const [, folder, spoken] = folderOfWords.exec(module) ?? []
  const isOfRules = context.getModuleInfo(module)?.importers.some((importer) => !importer.includes('/text/src/manual/'))
  return folder && spoken && !isOfRules ? `${folder.replaceAll('/', '-')}-${spoken}` : null
}

/** Libraries and the widgets of every screen: one chunk that stays the same from release to release. */
const libraries = /node_modules\/(?:preact|react-router|@tanstack)\/|preload-helper|build\/react\.ts/
const everywhere =
  /src\/kit\/\w+\/(?:text|language|storage|icon|icon-paths|spinner|skeleton|button|class-names|link|format|currency)\.(?:tsx?|module\.css)/
/** What those are made of: base imports no other chunk, so that it has run before all others begin. */
const ground = /build\/no-schemas|contract\/src\/kit\/|domain\/src\/kit\/(?:local-date|money)\./
const base = new RegExp([libraries, everywhere, ground].map(({ source }) => source).join('|'))
/**
 * What home needs at once and other screens use too: one chunk packs better than a dozen small ones, and a screen that
 * begins to use one of them does not take home apart.
 */
const shared = new RegExp(
  [
    'src/api/(?:client|request-terms|employee|problem|queries|session|usage-events)\\.ts',
    'src/api/calls/(?:access/(?:account|membership|session|usage-event)|booking/(?:order|policy)|finance/points)\\.ts',
    'src/api/calls/(?:personal/(?:menu|notice)|reference/city)\\.ts',
    'src/api/calls/products/(?:(?:car|flight|hotel|intl-flight|train|visa)/order|(?:hotel|intl-flight)/demand)\\.ts',
    'src/api/calls/products/(?:flight/flight|intl-flight/search)\\.ts',
    'src/kit/forms/input\\.module',
    'src/paths\\.ts',
    'src/kit/\\w+/(?:announce|checkbox|choice|city-picker|draft-store|empty-state|error-state|focus-field|form|kept-draft|large-field|late|load-chunk|menu|modal-queue|place|product-cache|radio-group|reach|server-time|state|tabs|toast)\\.',
    'src/kit/hooks/use-(?!near)',
    'src/kit/pickers/use-',
    'src/features/booking/search/(?:begun-search|date-|use-date-section|search-form)',
    'contract/src/booking/codes',
    'domain/src/(?:access/(?:product-availability|booking-options)|booking/(?:date-section|return-date|search-cache))',
  ].join('|'),
)

const ours = /\/(?:apps\/web|packages\/(?:domain|contract))\/src\//
const source = join(import.meta.dirname, '../src')

/** A module and what it imports, directly or by others. */
function reach(start: string, context: Context): Set<string> {
  const found = new Set([start])
  for (const module of found) for (const imported of context.getModuleInfo(module)?.importedIds ?? []) found.add(imported)
  return found
}

/** The lists of offers, by product. */
function listPages(): [product: string, page: string][] {
  const products = join(source, 'features/products')
  return readdirSync(products)
    .map((product): [string, string] => [product, join(products, product, 'list/list-page.tsx')])
    .filter(([, page]) => existsSync(page))
}

type NameOf = (module: string, context: Context) => string | null

/** Names chunks of what comes after the first screen, whose modules stay where they are. */
function later(nameOf: NameOf): NameOf {
  let first: Set<string> | undefined
  return (module, context) => {
    first ??= reach(join(source, '../index.html'), context)
    return first.has(module) || !ours.test(module) ? null : nameOf(module, context)
  }
}

/** Which lists of offers use a module. */
function usesOfLists(): (module: string, context: Context) => string[] {
  let lists: [product: string, modules: Set<string>][] | undefined
  return (module, context) => {
    lists ??= listPages().map(([product, page]) => [product, reach(page, context)])
    return lists.filter(([, modules]) => modules.has(module)).map(([product]) => product)
  }
}

/** What a list of offers shares with other screens: one chunk for what several lists use, one of the product for what is the product's. */
function chunkOfLists(): NameOf {
  const usesOf = usesOfLists()
  return (module, context) => {
    const [product, ...others] = usesOf(module, context)
    if (product && others.length > 0) return 'lists'
    return product && module.includes(`/products/${product}/`) ? product : null
  }
}

/** What many screens use, apart by whether a list of offers, which people wait for, is among them. */
function chunkOfMany(): NameOf {
  const usesOf = usesOfLists()
  return (module, context) => (usesOf(module, context).length > 0 ? 'common' : 'widgets')
}

/** How the modules of the portal are packed: what comes first stays small, and what several screens use comes in few files. */
export const chunks = (): Group[] => [
  { name: wordsChunk },
  { name: 'base', test: base },
  { name: 'shared', test: shared },
  { name: 'calls', test: /src\/api\/calls\// },
  { name: later(chunkOfMany()), minShareCount: 30 },
  { name: later(chunkOfLists()), minShareCount: 2 },
]
