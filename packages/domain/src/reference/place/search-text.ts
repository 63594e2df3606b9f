import type { LocalText } from '@sojourn/contract/kit/language'

/** Letters that Unicode does not take apart into a base letter and a mark. */
const plainLetters: Record<string, string> = { ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', ı: 'i', þ: 'th' }

/** Already in that form: most keys are Chinese or pinyin. */
const plain = /^[a-z0-9\u4e00-\u81f9\u81fb-\u9fff]*$/

/** One form for keys and queries: half width, lower case, the common 台, no accents, spaces, hyphens or apostrophes. */
export function searchText(text: string): string {
  if (plain.test(text)) return text
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[øłæœßđðıþ]/g, (letter) => plainLetters[letter]!)
    .replaceAll('臺', '台')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Whether one letter wrong, missing, added or swapped with its neighbour turns one word into the other. */
export function withinOneError(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (longer.length - shorter.length > 1) return false
  let start = 0
  while (start < shorter.length && shorter[start] === longer[start]) start += 1
  if (longer.length > shorter.length) return longer.slice(start + 1) === shorter.slice(start)
  if (longer.slice(start + 1) === shorter.slice(start + 1)) return true
  const swapped = longer[start] === shorter[start + 1] && longer[start + 1] === shorter[start]
  return swapped && longer.slice(start + 2) === shorter.slice(start + 2)
}

/** A name in each language, each spelling once. */
export const spellings = (text: LocalText): string[] => [...new Set(Object.values(text))]

/** ü may be typed v or u. */
export const keyboardPinyin = (pinyin: string): string[] =>
  pinyin.includes('v') ? [pinyin, pinyin.replaceAll('v', 'u')] : [pinyin]
