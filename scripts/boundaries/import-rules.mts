import { isBuiltin } from 'node:module'
import { basename } from 'node:path'
import { placeOf, wordRanks, type Place } from './place.mts'
import { productRooms } from './product-rooms.mts'
import { workspacePath, type Import, type SourceFile } from './source.mts'
import { serverRooms } from './server-rooms.mts'
import type { Violation } from './violation.mts'
import { webRooms } from './web-rooms.mts'

interface Edge {
  from: Place
  path: string
  specifier: string
  /** The imported place, when it is one of ours. */
  to: Place | undefined
}

/** A rule answers what is wrong, or nothing. */
type ImportRule = (edge: Edge) => string | undefined

/** The homes that each home may import beside itself. */
export const homesBelow: Readonly<Record<string, readonly string[]>> = {
  text: [],
  contract: ['text'],
  domain: ['contract', 'text'],
  supply: ['contract', 'domain', 'text'],
  server: ['contract', 'domain', 'supply', 'text'],
  web: ['contract', 'domain', 'text'],
}

const serverLayers: Readonly<Record<string, number>> = {
  'config-addresses.ts': 0,
  'config.ts': 1,
  kit: 2,
  db: 3,
  capabilities: 4,
  'context.ts': 5,
  'work.ts': 6,
  modules: 7,
  api: 8,
  jobs: 8,
  seed: 8,
  'built-in-supply.ts': 8,
  'service.ts': 9,
  'welcome.ts': 9,
  'serve-supply.ts': 10,
}
const webLayers: Readonly<Record<string, number>> = { 'paths.ts': 0, kit: 1, api: 2, features: 3, app: 4 }
/** Whatever else stands at the top of an application is its composition root. */
const topLayer = 11

const homeOrder: ImportRule = ({ from, to, specifier }) => {
  if (!from.home || !to || from.home === to.home) return undefined
  // Pictures of widgets are set up by the workbench beside the sources.
  if (from.inside.endsWith('.stories.tsx') && specifier.endsWith('/.storybook/preview')) return undefined
  if (specifier.startsWith('.')) return 'another workspace is imported by its @sojourn name'
  if (to.home && homesBelow[from.home]?.includes(to.home)) return undefined
  return `${from.home} must not import ${to.home ?? to.inside}`
}

const layerOrder: ImportRule = ({ from, to }) => {
  if (!to || from.home !== to.home || from.isTest) return undefined
  const layers = from.home === 'server' ? serverLayers : from.home === 'web' ? webLayers : undefined
  if (!layers) return undefined
  const [own, other] = [topFolder(from), topFolder(to)]
  if (own === other || (layers[other] ?? topLayer) < (layers[own] ?? topLayer)) return undefined
  return `${from.home} layer ${own} must not import ${other}`
}

const topFolder = ({ inside }: Place): string => inside.split('/')[0] ?? ''

const wordOrder: ImportRule = ({ from, to }) => {
  if (!to || from.home !== to.home || !from.word || !to.word || from.word === to.word) return undefined
  if ((wordRanks[to.word] ?? 0) < (wordRanks[from.word] ?? 0)) return undefined
  return `${from.word} must not import ${to.word}`
}

const productsApart: ImportRule = ({ from, to }) => {
  if (!from.product || !to?.product || from.product === to.product) return undefined
  return `product ${from.product} must not import product ${to.product}; what both need belongs in booking or reference`
}

const bookingPartsApart: ImportRule = ({ from, to }) => {
  if (from.isTest || from.home !== to?.home || !from.bookingPart || !to?.bookingPart) return undefined
  if (from.bookingPart === to.bookingPart) return undefined
  if (from.home === 'web') return inOrder('booking', webRooms, from.bookingPart, to.bookingPart, 'web-rooms.mts')
  if (from.home === 'server') return inOrder('booking', serverRooms, from.bookingPart, to.bookingPart, 'server-rooms.mts')
  if (from.bookingPart === 'lifecycle') return undefined
  return `booking ${from.bookingPart} must not import booking ${to.bookingPart}; only lifecycle joins the parts`
}

const productRoomsApart: ImportRule = ({ from, to }) => {
  if (from.isTest || from.productRoom === undefined || !to) return undefined
  if (to.home !== from.home || to.product !== from.product) return undefined
  if (from.productRoom === to.productRoom) return undefined
  if (to.productRoom === undefined) return `${from.product} ${from.productRoom} must not import what joins the rooms`
  return inOrder(from.product ?? '', productRooms, from.productRoom, to.productRoom, 'product-rooms.mts')
}

function inOrder(
  owner: string,
  rooms: Readonly<Record<string, number>>,
  from: string,
  to: string,
  list: string,
): string | undefined {
  const [own, other] = [rooms[from], rooms[to]]
  const where = `scripts/boundaries/${list}`
  if (own === undefined || other === undefined) return `${owner} ${own === undefined ? from : to} is no room of ${where}`
  return other < own ? undefined : `${owner} ${from} must not import ${owner} ${to}; ${where} has the order`
}

const coreNamesNoProduct: ImportRule = ({ from, to }) => {
  const isCore = from.word === 'booking' || from.word === 'reference' || from.word === 'kit'
  return isCore && !from.isTest && from.home !== to?.home && to?.word === 'products'
    ? `${from.word} must not name a product`
    : undefined
}

/** Its screens meet the products in the record of features/products alone. */
const webCoreNamesNoProduct: ImportRule = ({ from, to }) => {
  if (from.home !== 'web' || to?.home !== 'web' || from.isTest) return undefined
  const isCore = from.word === 'booking' || topFolder(from) === 'kit' || topFolder(from) === 'app'
  const isProduct = to.product !== undefined || to.inside.startsWith('api/calls/products/')
  return isCore && isProduct ? 'the screens of all products name none; features/products/index.ts joins them' : undefined
}

const frameworkInApi: ImportRule = ({ from, specifier }) => {
  if (from.home !== 'server' || from.isTest || !/^@?fastify(?:\/|$)/.test(specifier)) return undefined
  return topFolder(from) === 'api' ? undefined : 'only api knows the HTTP framework'
}

const driverInStores: ImportRule = ({ from, path, specifier }) => {
  if (from.home !== 'server' || from.isTest || !/^(?:pg|kysely|postgres)(?:\/|$|-)/.test(specifier)) return undefined
  return topFolder(from) === 'db' || isStore(path) ? undefined : 'only store.ts files and db know the database driver'
}

export const isStore = (path: string): boolean => /^(?:.+-)?store\.ts$/.test(basename(path))

/** Files that join the product's parts. */
const compositionFiles = new Set(['built-in-supply.ts', 'command.ts', 'main.ts', 'serve-supply.ts', 'service.ts'])

const supplierInMain: ImportRule = ({ from, to }) => {
  if (!to || to.home !== 'supply' || topFolder(to) === 'ports') return undefined
  if (from.home === 'supply') return supplierKeepsApart(from, to)
  if (from.home !== 'server' || from.isTest || compositionFiles.has(from.inside)) return undefined
  // A migration makes the tables of the built-in supplier.
  if (topFolder(from) === 'db' && to.inside.endsWith('/schema.ts')) return undefined
  return 'only main.ts, command.ts, service.ts, serve-supply.ts and built-in-supply.ts name a concrete supplier; the rest knows the ports'
}

function supplierKeepsApart(from: Place, to: Place): string | undefined {
  if (topFolder(from) === topFolder(to)) return undefined
  return topFolder(from) === 'ports' ? 'a port must not import a supplier' : 'a supplier must not import another'
}

/** What a supplier says is its own: a field renamed on a screen changes no port. */
const portsOwnTheirTypes: ImportRule = ({ from, to }) => {
  if (from.home !== 'supply' || topFolder(from) !== 'ports' || !to || to.home === 'supply') return undefined
  const isLanguage = to.home === 'contract' && /^kit\/language(?:\.ts)?$/.test(to.inside)
  return isLanguage ? undefined : 'a port declares its types itself; of the contract it knows kit/language alone'
}

const allowedPackages: Readonly<Record<string, readonly string[]>> = { text: [], contract: ['typebox'], domain: [] }

const pureHomes: ImportRule = ({ from, specifier }) => {
  const allowed = allowedPackages[from.home ?? '']
  if (from.isTest || specifier.startsWith('.') || specifier.startsWith('@sojourn/')) return undefined
  if (isBuiltin(specifier) && (allowed || from.home === 'web'))
    return `${from.home} runs in a browser too and must not import ${specifier}`
  return !allowed || allowed.includes(specifier) ? undefined : `${from.home} must not import the package ${specifier}`
}

const rules: Readonly<Record<string, ImportRule>> = {
  'home-order': homeOrder,
  'layer-order': layerOrder,
  'word-order': wordOrder,
  'products-apart': productsApart,
  'booking-parts-apart': bookingPartsApart,
  'product-rooms-apart': productRoomsApart,
  'core-names-no-product': coreNamesNoProduct,
  'web-core-names-no-product': webCoreNamesNoProduct,
  'framework-in-api': frameworkInApi,
  'driver-in-stores': driverInStores,
  'supplier-in-main': supplierInMain,
  'ports-own-their-types': portsOwnTheirTypes,
  'pure-homes': pureHomes,
}

export function checkImports(file: SourceFile): Violation[] {
  const from = placeOf(file.path)
  return file.imports.flatMap((imported) => {
    const edge: Edge = { from, path: file.path, specifier: imported.specifier, to: importedPlace(imported) }
    return Object.entries(rules).flatMap(([rule, check]) => {
      const message = check(edge)
      return message === undefined
        ? []
        : [{ path: file.path, line: imported.line, rule, message: `${message} (${imported.specifier})` }]
    })
  })
}

/** An import whose file is missing still says which home it means. */
function importedPlace({ specifier, target }: Import): Place | undefined {
  const path = target ?? workspacePath(specifier)
  return path === undefined ? undefined : placeOf(path)
}
