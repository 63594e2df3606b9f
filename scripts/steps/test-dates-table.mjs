/** The table of docs/test-dates.md: one row for an instant and a choice of stories, the newest result in it. */

const storiesOf = (args) => (args.length > 0 ? `\`${args.join(' ')}\`` : 'all')
const cellsOf = (line) => line.split('|').map((cell) => cell.trim())
const keyOf = (line) => cellsOf(line).slice(1, 3).join(' ')

export function rowOf({ instant, commit, args, passed, failed, failures, flaky }) {
  const outcome = failed > 0 ? `${failed} failed: ${failures.join('; ')}` : 'all passed'
  const again = flaky.length > 0 ? `, the second time: ${flaky.join('; ')}` : ''
  // A bar would end the cell.
  const told = (outcome + again).replaceAll('|', '/')
  return `| ${instant} | ${storiesOf(args)} | ${commit} | ${passed} | ${failed} | ${told} |`
}

/** Whether this commit has passed these stories there. */
export function isDone(text, { instant, commit, args }) {
  const known = text.split('\n').map(cellsOf)
  return known.some(
    ([, when, stories, at, , failed]) => when === instant && stories === storiesOf(args) && at === commit && failed === '0',
  )
}

/** The text with this row in the place of its former one, ordered by instant. */
export function withRow(text, row) {
  const lines = text.trimEnd().split('\n')
  const first = lines.findIndex((line) => line.startsWith('| -')) + 1
  const rows = lines.slice(first).filter((line) => keyOf(line) !== keyOf(row))
  return `${[...lines.slice(0, first), ...[...rows, row].toSorted((one, other) => (one < other ? -1 : 1))].join('\n')}\n`
}
