import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './build/compress'
import { page } from './build/page'
import { preact } from './build/preact'
import { browsers, styles } from './build/styles'
import { withoutSchemas } from './build/without-schemas'

/** The words of the first screen in one chunk per language. */
const firstWords =
  /packages\/text\/src\/(?:kit\/widgets|app\/shell|app\/home)\.([\w-]+)\.ts$|src\/kit\/text\/first\/([\w-]+)\.ts$/

const allTopics = /src\/kit\/text\/topics\/([\w-]+)\.ts$/

function wordsChunk(module: string): string | null {
  const first = firstWords.exec(module)
  if (first) return `words-${first[1] ?? first[2]}`
  const language = allTopics.exec(module)?.[1]
  return language ? `topics-${language}` : null
}

/** Libraries and the widgets of every screen: one chunk that stays the same from release to release. */
const libraries = /node_modules\/(?:preact|react-router|@tanstack)\/|preload-helper|build\/react\.ts/
const everywhere =
  /src\/kit\/\w+\/(?:text|language|storage|icon|icon-paths|spinner|skeleton|button|class-names|link|format|currency)\.(?:tsx?|module\.css)/
/** What those are made of: base imports no other chunk, so that it has run before all others begin. */
const ground = /build\/no-schemas|contract\/src\/kit\/|domain\/src\/kit\/local-date/
const base = new RegExp([libraries, everywhere, ground].map(({ source }) => source).join('|'))
/**
 * What home needs at once and other screens use too: one chunk packs better than a dozen small ones, and a screen that
 * begins to use one of them does not take home apart.
 */
const shared = new RegExp(
  [
    'src/api/(?:client|employee|problem|queries|session|usage-events)\\.ts',
    'src/api/calls/(?:access/(?:account|membership|session|usage-event)|booking/(?:order|policy)|finance/points)\\.ts',
    'src/api/calls/(?:personal/(?:menu|notice)|reference/city)\\.ts',
    'src/api/calls/products/(?:(?:car|flight|hotel|intl-flight|train|visa)/order|(?:hotel|intl-flight)/demand)\\.ts',
    'src/api/calls/products/(?:flight/flight|intl-flight/search)\\.ts',
    'src/kit/forms/input\\.module',
    'src/paths\\.ts',
    'src/kit/\\w+/(?:announce|checkbox|choice|city-picker|draft-store|empty-state|error-state|kept-draft|large-field|late|load-chunk|menu|modal-queue|place|product-cache|radio-group|reach|server-time|state|tabs|toast)\\.',
    'src/kit/hooks/use-(?!near)',
    'src/kit/pickers/use-',
    'src/features/booking/search/(?:date-|use-date-section|search-form)',
    'contract/src/booking/codes',
    'domain/src/(?:access/(?:product-availability|booking-options)|booking/(?:date-section|return-date|search-cache))',
  ].join('|'),
)

/** Widgets that most screens but home are made of: one chunk in place of a dozen, whose names home would have to list. */
const screens =
  /src\/kit\/\w+\/(?:page|input|field|price|facts|dialog|icon-line|icon-mark|words|verdict-badge|stepper|countdown|popover|table|records|entry|timeline|load-more)\.|domain\/src\/(?:kit\/money|booking\/verdict)\.ts/

const atStart = /^assets\/(?:base|shared|calls|rolldown-runtime)-/
/**
 * Names in the entry would weigh more than its code: the page itself knows the chunks of its screens (build/boot.ts), and only what a form of
 * home opens is announced there.
 */
const isAnnounced = (screen: string, host: string): boolean =>
  !host.startsWith('assets/index-') || /search-|calendar|chooser/.test(screen)

export default defineConfig({
  base: '/v/',
  plugins: [react(), preact(), page(), compress()],
  resolve: { alias: withoutSchemas },
  css: styles,
  build: {
    target: browsers,
    manifest: true,
    assetsInlineLimit: 0,
    // What every page has from the start is not announced again with each screen.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostId }) =>
        isAnnounced(file, hostId) ? files.filter((each) => !atStart.test(each)) : [],
    },
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      // Articles of the manual put in words of topics that screens fetch by themselves; each topic stays a chunk of its own.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: wordsChunk },
            { name: 'base', test: base },
            { name: 'shared', test: shared },
            { name: 'screens', test: screens },
            { name: 'calls', test: /src\/api\/calls\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080' } },
})
