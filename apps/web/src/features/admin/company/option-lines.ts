import type { CompanyField } from '@sojourn/contract/admin/company.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'

type Options = CompanyField['options']

/** Options as lines: one name, or one in each language where they differ. */
export const optionLines = (options: Options): string =>
  options
    .map(({ names }) => {
      const { 'zh-CN': simplified, 'zh-TW': traditional, en } = names
      return traditional === simplified && en === simplified ? simplified : [simplified, traditional, en].join(' | ')
    })
    .join('\n')

/** Lines as options; one that is named as before keeps the value that applications know. */
export function optionsOf(lines: string, former: Options): Options {
  const written = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return written.map((line) => {
    const [simplified = '', traditional = '', en = ''] = line.split('|').map((part) => part.trim())
    const names: LocalText = { 'zh-CN': simplified, 'zh-TW': traditional || simplified, en: en || simplified }
    const known = former.find((option) => option.names['zh-CN'] === simplified)
    return { value: known?.value ?? '', names }
  })
}
