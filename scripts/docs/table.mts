/** A table of Markdown; a cell keeps what it says on one line. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim()).join(' | ')} |`
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n')
}

export const code = (text: string): string => `\`${text}\``
export const codes = (texts: readonly string[]): string => texts.map(code).join(', ')

/** The first sentence of a comment of documentation. */
export function firstSentence(comment: string): string {
  const text = comment
    .replaceAll(/^\/\*\*|\*\/$|^ *\* ?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /^.*?\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text
}
