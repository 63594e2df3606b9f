/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}
type Part = Html | string | number | undefined | false | readonly (Html | false)[]

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!)

function write(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(write).join('') : escape(String(part))
}

/** A template whose parts are escaped unless they are HTML themselves. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.reduce((all, text, index) => all + write(parts[index - 1]) + text))
