/**
 * Writes packages/domain/src/booking/traveller/tables/name-syllables.ts: how the characters of Chinese names are read, and the surnames
 * that are read otherwise than as a word. Usage: npx tsx scripts/reference/name-syllables.mts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compoundSurnames } from '@sojourn/domain/booking/traveller/chinese-name'
import { pinyin } from 'pinyin-pro'

const gbk = new TextDecoder('gbk')
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, step) => from + step)
/** The characters that computers in China write: all Han characters of GBK. */
const characters = range(0x81, 0xfe)
  .flatMap((lead) => range(0x40, 0xfe).map((trail) => gbk.decode(Uint8Array.of(lead, trail))))
  .filter((character) => /^[\u4e00-\u9fff]$/.test(character))

const read = (text: string, surname: 'head' | 'off'): string[] => pinyin(text, { toneType: 'none', type: 'array', surname })
const bySyllable = new Map<string, string>()
for (const character of characters) {
  const [syllable = ''] = read(character, 'off')
  if (/^[a-zü]+$/.test(syllable)) bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character)
}
const syllables = [...bySyllable].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([syllable, of]) => `${syllable} ${of}`)

const wordOf = (surname: string): string => Array.from(surname, (character) => read(character, 'off')[0]).join(' ')
const nameOf = (surname: string): string => read(`${surname}某`, 'head').slice(0, -1).join(' ')
const surnames = [...characters, ...compoundSurnames]
  .filter((surname) => nameOf(surname) !== wordOf(surname))
  .map((surname) => `${surname} ${nameOf(surname)}`)

const folder = join(import.meta.dirname, '../../packages/domain/src/booking/traveller/tables')
mkdirSync(folder, { recursive: true })
const text = `/** Written by scripts/reference/name-syllables.mts from the readings of pinyin-pro (MIT). */
export const syllableTable = \`
${syllables.join('\n')}
\`
export const surnameTable = \`
${surnames.join('\n')}
\`
`
writeFileSync(join(folder, 'name-syllables.ts'), text)
console.log(`${characters.length} characters, ${syllables.length} syllables, ${surnames.length} surnames`)
