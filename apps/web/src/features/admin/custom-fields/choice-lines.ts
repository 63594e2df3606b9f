import type { WrittenField } from '@sojourn/contract/admin/company/custom-field.calls'

type Choices = WrittenField['choices']
type Parents = readonly { value: string; name: string }[]

/** Choices as lines of a sheet: the name, of a list that depends on another the choice above it, and the English name where it differs. */
export const choiceLines = (choices: Choices, parents: Parents | undefined): string =>
  choices
    .filter(({ ended }) => !ended)
    .map(({ names, parent }) => {
      const above = parents ? [parents.find(({ value }) => value === parent)?.name ?? parent ?? ''] : []
      return [names['zh-CN'], ...above, ...(names.en === names['zh-CN'] || names.en === '' ? [] : [names.en])].join('\t')
    })
    .join('\n')

/** Lines as choices: one that is named as before keeps its value, and one that is there no more ends. */
export function choicesOf(lines: string, former: Choices, parents: Parents | undefined): Choices {
  const left = [...former]
  const written = lines
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line): Choices[number] => {
      const cells = line.split('\t').map((cell) => cell.trim())
      const [name = '', second = '', third = ''] = cells
      const above = parents && (parents.find((each) => each.name === second || each.value === second)?.value ?? second)
      const en = (parents ? third : second) || name
      const at = left.findIndex(({ names, parent }) => names['zh-CN'] === name && (parents === undefined || parent === above))
      const [known] = at < 0 ? [] : left.splice(at, 1)
      const traditional = known?.names['zh-TW'] ?? name
      return {
        value: known?.value ?? '',
        names: { 'zh-CN': name, 'zh-TW': traditional, en },
        ended: false,
        ...(above !== undefined && above !== '' && { parent: above }),
      }
    })
  return [...written, ...left.filter(({ value }) => value !== '').map((choice) => ({ ...choice, ended: true }))]
}
