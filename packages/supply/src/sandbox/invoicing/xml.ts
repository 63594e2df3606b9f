/** An element with what stands in it; nothing is written where its content is undefined. */
export type Element = readonly [name: string, content: string | readonly Element[] | undefined]

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** Characters that XML cannot hold are left out. */
const escaped = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '').replaceAll(/[&<>"']/g, (sign) => entities[sign]!)

function written([name, content]: Element, prefix: string): string {
  if (content === undefined) return ''
  const [tag] = (prefix + name).split(' ')
  const inner = typeof content === 'string' ? escaped(content) : content.map((child) => written(child, prefix)).join('')
  return `<${prefix}${name}>${inner}</${tag}>`
}

/** A whole document; `prefix` stands before every name. */
export const xmlOf = (root: Element, prefix = ''): string => `<?xml version="1.0" encoding="UTF-8"?>${written(root, prefix)}`

/** What is not known is not written. */
export const known = (text: string): string | undefined => (text === '' ? undefined : text)

/** 1234.50, as vouchers write fen. */
export const yuan = (fen: number): string => {
  const whole = Math.abs(fen)
  return `${fen < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}
/** 0.09, as vouchers write a percentage. */
export const rateOf = (percent: number): string => (percent / 100).toFixed(2)
