import { languages, type Language } from '@sojourn/contract/kit/language'
import { isLocalDate } from '../../kit/local-date'
import { folded } from './import-names'

/** What a line says; an empty cell says nothing. */
export const cellsOf = <Column extends string>(
  columns: readonly Column[],
  row: readonly string[],
): Partial<Record<Column, string>> =>
  Object.fromEntries(columns.flatMap((column, index) => (row[index]?.trim() ? [[column, row[index].trim()]] : []))) as Partial<
    Record<Column, string>
  >

/** Spreadsheets write mobiles with spaces, hyphens, and the dialling code of the mainland. */
export const mobileOf = (text: string | undefined): string | undefined =>
  text?.replace(/[\s-]/g, '').replace(/^(?:\+|00)86(?=1\d{10}$)/, '')

/** 2026-11-01, 2026/11/1 and 2026.11.1 */
export function dayOf(text: string | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text ?? '') ?? []
  if (!year || !month || !day) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isLocalDate(date) ? date : undefined
}

const languageNames: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': ['zh-cn', 'zh', '简体中文', '中文', 'chinese'],
  'zh-TW': ['zh-tw', '繁体中文', '繁體中文', 'traditional chinese'],
  en: ['en', '英文', '英语', 'english'],
}
export const languageOf = (text: string | undefined): Language | undefined =>
  text === undefined ? undefined : languages.find((language) => languageNames[language].includes(folded(text)))
