/** An element by its name without prefix; text is what stands directly in it. */
export interface XmlElement {
  name: string
  text: string
  children: XmlElement[]
}

/** Far above what vouchers have, and far below what would cost. */
const deepest = 32
const elementsAtMost = 50_000

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const token =
  /<!\[CDATA\[([^]*?)\]\]>|<!--[^]*?-->|<\?[^]*?\?>|<\/([^\s<>/="']+)\s*>|<([^\s<>/="'!?]+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y

/**
 * The root of a document, read without declarations of types or entities: what has any is `unsafe`, since it may grow without end or reach
 * for other files. What is not well-formed, too deep or too long is `unreadable`.
 */
export function parseXml(text: string): XmlElement | 'unsafe' | 'unreadable' {
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text)) return 'unsafe'
  const whole: XmlElement = { name: '', text: '', children: [] }
  const open = [whole]
  let elements = 0
  token.lastIndex = 0
  const body = text.replace(/^\uFEFF/, '')
  while (token.lastIndex < body.length) {
    const found = token.exec(body)
    if (!found) return 'unreadable'
    const [, verbatim, closes, opens, , single, words] = found
    if (opens !== undefined) {
      const element: XmlElement = { name: localName(opens), text: '', children: [] }
      open.at(-1)!.children.push(element)
      elements += 1
      if (single === '') open.push(element)
      if (elements > elementsAtMost || open.length > deepest) return 'unreadable'
    } else if (closes !== undefined) {
      if (open.length === 1 || open.pop()!.name !== localName(closes)) return 'unreadable'
    } else if (verbatim !== undefined) open.at(-1)!.text += verbatim
    else if (words !== undefined) {
      const plain = decoded(words)
      if (plain === undefined) return 'unsafe'
      open.at(-1)!.text += plain
    }
  }
  const [root] = whole.children
  const isWhole = open.length === 1 && whole.children.length === 1 && whole.text.trim() === ''
  return root && isWhole ? root : 'unreadable'
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Undefined where an entity is used that the document itself would have to declare. */
function decoded(text: string): string | undefined {
  let known = true
  const plain = text.replaceAll(/&([^;\s&]{0,12});?/g, (_whole, entity: string) => {
    const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(entity) ?? []
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined
    if (code !== undefined && code <= 0x10ffff) return String.fromCodePoint(code)
    known &&= entity in named
    return named[entity] ?? ''
  })
  return known ? plain : undefined
}

/** What stands in the first element of a name, however deep; empty where there is none. */
export function textOf(root: XmlElement, name: string): string {
  return findElement(root, name)?.text.trim() ?? ''
}

export function findElement(root: XmlElement, name: string): XmlElement | undefined {
  if (root.name === name) return root
  for (const child of root.children) {
    const found = findElement(child, name)
    if (found) return found
  }
  return undefined
}

export const findElements = (root: XmlElement, name: string): XmlElement[] =>
  root.name === name ? [root] : root.children.flatMap((child) => findElements(child, name))
