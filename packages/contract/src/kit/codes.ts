import { Type } from 'typebox'

/**
 * Number codes that the specification fixes, as words. The wire carries the number,
 * the code reads the word: `travelTypes.word(1) === 'business'`.
 */
export function codes<const Words extends Record<number, string>>(words: Words) {
  type Code = keyof Words & number
  type Word = Words[Code]
  const numbers = Object.keys(words).map(Number) as Code[]
  const byWord = new Map<string, Code>(numbers.map((code) => [words[code] as string, code]))
  const byCode = new Map<number, Word>(numbers.map((code) => [code, words[code]]))
  return {
    schema: Type.Unsafe<Code>({ type: 'integer', enum: numbers }),
    words: numbers.map((code) => words[code]),
    word: (code: Code): Word => words[code],
    code: (word: Word): Code => byWord.get(word) as Code,
    /** Of a number that may be none of the codes. */
    known: (number: number | undefined): Word | undefined => (number === undefined ? undefined : byCode.get(number)),
  }
}
export type WordOf<C extends { word(code: never): unknown }> = ReturnType<C['word']>
export type CodeOf<C extends { code(word: never): unknown }> = ReturnType<C['code']>
