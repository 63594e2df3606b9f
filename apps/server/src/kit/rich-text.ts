/** RTF 1.9: what is not ASCII is written as signed units of UTF-16, each with a question mark for readers that know none. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\{}]|[^ -~]/gu, (letter) =>
    letter.length === 1 && letter.charCodeAt(0) < 128
      ? `\\${letter}`
      : Array.from({ length: letter.length }, (_none, index) => `\\u${signed(letter.charCodeAt(index))}?`).join(''),
  )
const signed = (unit: number): number => (unit > 0x7f_ff ? unit - 0x1_00_00 : unit)

/** A page that word processors edit: a title and paragraphs. */
export const richText = (title: string, paragraphs: readonly string[]): string =>
  [
    '{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 SimSun;}}\\f0\\fs24',
    `\\pard\\qc\\b\\fs32 ${escaped(title)}\\b0\\fs24\\par`,
    ...paragraphs.map((paragraph) => `\\pard\\sb240\\sl360\\slmult1 ${escaped(paragraph)}\\par`),
    '}',
  ].join('\n')
