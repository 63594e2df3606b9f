import { splitChineseName } from './chinese-name'
import { surnameTable, syllableTable } from './tables/name-syllables'

let known: { characters: ReadonlyMap<string, string>; surnames: ReadonlyMap<string, string> } | undefined

function readings() {
  if (known) return known
  const rows = (table: string): [string, string][] =>
    table
      .trim()
      .split('\n')
      .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)])
  const characters = rows(syllableTable).flatMap(([syllable, of]) =>
    Array.from(of, (character): [string, string] => [character, syllable]),
  )
  known = { characters: new Map(characters), surnames: new Map(rows(surnameTable)) }
  return known
}

/** A Chinese name as it is read, a syllable per character: 单晓雯 is shan xiao wen; '' where a character is not known. */
export function pinyinOf(name: string): string {
  const { characters, surnames } = readings()
  const { surname, givenName } = splitChineseName(name)
  const read = (text: string): string[] => Array.from(text, (character) => characters.get(character) ?? '')
  const syllables = [...(surnames.get(surname)?.split(' ') ?? read(surname)), ...read(givenName)]
  return syllables.includes('') ? '' : syllables.join(' ')
}
