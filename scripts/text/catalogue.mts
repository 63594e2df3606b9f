import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Converter } from 'opencc-js/cn2t'
import { readSources } from '../boundaries/source.mts'
import { glossary } from './glossary.mts'

const root = join(import.meta.dirname, '../..')
export const textRoot = join(root, 'packages/text/src')

const convert = Converter({ from: 'cn', to: 'twp' })
/** Runs of Chinese with its punctuation and quotation marks. */
const han = /[\u3400-\u9fff\u3000-\u303f\uff00-\uffef\u201c\u201d]+/g

/** Traditional Chinese of one run of Chinese characters. */
export function traditional(sentence: string): string {
  return glossary.reduce((text, [converted, wanted]) => text.replaceAll(converted, wanted), convert(sentence))
}

/** Every topic as `<word>/<topic>`, in order. */
export function topics(): string[] {
  return readdirSync(textRoot, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.zh-CN.ts'))
    .map((file) => file.replaceAll('\\', '/').replace('.zh-CN.ts', ''))
    .sort()
}

const fileOf = (topic: string): string => topic.slice(topic.lastIndexOf('/') + 1)

/** A topic in a room of its own is called by both, but for the room's own words: `booking/trip/words` is `trip`. */
function joinerName(topic: string): string {
  const [file, room] = topic.split('/').slice(1).toReversed()
  const name = [room, file === 'words' ? undefined : file].filter(Boolean).join('-') || fileOf(topic)
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The zh-TW module of a topic: the zh-CN source with its Chinese converted, its type bound to the source and its imports in zh-TW. */
export function traditionalModule(topic: string): string {
  const source = readFileSync(join(textRoot, `${topic}.zh-CN.ts`), 'utf8')
  const name = fileOf(topic)
  const body = source
    .replace(/^\/\*\*[\s\S]*?\*\/\n(?=export const text)/m, '')
    .replace('export const text =', 'export const text: typeof source =')
    // What is put in from other topics comes in the same language.
    .replace(/(from '[^']+)\.zh-CN'/g, "$1.zh-TW'")
    .replace(han, traditional)
  return `// Made from ${name}.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.\nimport type { text as source } from './${name}.zh-CN'\n${body.startsWith('import') ? '' : '\n'}${body}`
}

/** The map from topic to the type of its text, which makes keys and parameters checked in the web. */
export function topicsModule(): string {
  const rows = topics().map((topic) => `  '${topic}': (typeof import('./${topic}.zh-CN'))['text']\n`)
  return `// Made by scripts/text/traditional.mts.\n/** Every topic of the catalogue with the type of its text. */\nexport interface Topics {\n${rows.join('')}}\n`
}

/** Topics that rules or the server take in all languages at once: those whose joiner somebody imports. */
export function joinedTopics(): string[] {
  const known = new Set(topics())
  const imported = readSources(root).flatMap(({ imports }) =>
    imports.map(({ specifier }) => specifier.replace('@sojourn/text/', '')),
  )
  return [...new Set(imported)].filter((topic) => known.has(topic)).sort()
}

/** The joiners that are there. */
export const joiners = (): string[] => {
  const known = new Set(topics())
  const files = readdirSync(textRoot, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
  return files.filter((topic) => known.has(topic)).sort()
}

/** The module that joins the three languages of a topic. */
export function joinerModule(topic: string): string {
  const name = fileOf(topic)
  return `// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './${name}.en'
import { text as zhCN } from './${name}.zh-CN'
import { text as zhTW } from './${name}.zh-TW'

export const ${joinerName(topic)}Text = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
`
}
