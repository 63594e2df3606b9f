/**
 * The source with comments blanked and the inside of strings filled with a mark, at the same length,
 * so that a pattern finds code only and its position still fits the original.
 */
export function maskSource(text: string): string {
  return new Masker(text).run()
}

/** The source with comments blanked alone, at the same length. */
export function withoutComments(text: string, code: string): string {
  return [...code].map((character, index) => (character === filler ? text[index] : character)).join('')
}

const filler = '·'
const beforeRegularExpression = /(?:[=(,:[!&|?{};+\-*%<>~^]|\breturn|\bcase|=>|^)\s*$/

class Masker {
  private output = ''
  private position = 0
  /** Depth of braces of each template expression that is open. */
  private readonly templates: number[] = []

  constructor(private readonly text: string) {}

  run(): string {
    while (this.position < this.text.length) this.step()
    return this.output
  }

  private step(): void {
    const rest = this.text.slice(this.position, this.position + 2)
    const character = rest[0] ?? ''
    if (rest === '//') this.blankUntil('\n')
    else if (rest === '/*') this.blankUntil('*/', true)
    else if (character === "'" || character === '"') this.quoted(character)
    else if (character === '`') this.template()
    else if (character === '/' && beforeRegularExpression.test(this.output.slice(-40))) this.regularExpression()
    else if (character === '}' && this.templates.at(-1) === 0) {
      this.templates.pop()
      this.template()
    } else this.code(character)
  }

  private code(character: string): void {
    const depth = this.templates.length - 1
    if (depth >= 0) this.templates[depth] = (this.templates[depth] ?? 0) + (character === '{' ? 1 : character === '}' ? -1 : 0)
    this.take(character)
  }

  private take(shown: string): void {
    this.output += shown
    this.position++
  }

  private fill(mark: string): void {
    this.take(this.text[this.position] === '\n' ? '\n' : mark)
  }

  private blankUntil(end: string, inclusive = false): void {
    const found = this.text.indexOf(end, this.position + 1)
    const stop = found < 0 ? this.text.length : found + (inclusive ? end.length : 0)
    while (this.position < stop) this.fill(' ')
  }

  private quoted(quote: string): void {
    this.take(quote)
    while (this.position < this.text.length && this.text[this.position] !== quote && this.text[this.position] !== '\n')
      this.escaped()
    if (this.text[this.position] === quote) this.take(quote)
  }

  /** From an opening backtick or the end of an expression to the closing backtick or the next expression. */
  private template(): void {
    this.take(this.text[this.position] ?? '')
    while (this.position < this.text.length) {
      if (this.text[this.position] === '`') return this.take('`')
      if (this.text.startsWith('${', this.position)) {
        this.take('$')
        this.take('{')
        this.templates.push(0)
        return
      }
      this.escaped()
    }
  }

  private regularExpression(): void {
    this.take('/')
    let inClass = false
    while (this.position < this.text.length && this.text[this.position] !== '\n') {
      const character = this.text[this.position]
      if (character === '/' && !inClass) return this.take('/')
      if (character === '[') inClass = true
      if (character === ']') inClass = false
      this.escaped()
    }
  }

  private escaped(): void {
    if (this.text[this.position] === '\\') this.fill(filler)
    if (this.position < this.text.length) this.fill(filler)
  }
}
