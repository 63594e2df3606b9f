import { splitChineseName } from './chinese-name'

/** Words of a name as passports print them: DE LA CRUZ, O'NEIL, SMITH-JONES. */
const words = "[A-Z]+(?:[ '’-][A-Z]+)*"
/** Surname and given names in capitals, as `SURNAME/GIVEN` on tickets. */
const pattern = new RegExp(`^${words}/${words}$`)
export const isLatinName = (name: string): boolean => pattern.test(name)

/** The name as a passport writes it, from pinyin with a word per character or with surname first; '' where the pinyin is one word. */
export function latinNameOf(name: string, pinyin: string): string {
  const parts = pinyin
    .toUpperCase()
    .replaceAll('Ü', 'YU')
    .split(/[^A-Z]+/)
    .filter(Boolean)
  if (parts.length < 2) return ''
  const perCharacter = parts.length === Array.from(name.trim()).length
  const length = perCharacter ? Array.from(splitChineseName(name).surname).length : 1
  return `${parts.slice(0, length).join('')}/${parts.slice(length).join('')}`
}
