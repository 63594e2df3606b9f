import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

export type Row = Record<string, string>

/** A name ending in .gz is unpacked first. */
export function readText(folder: string, name: string): string {
  const bytes = readFileSync(join(folder, name))
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** Reads a table with a heading line. */
export function readTable(folder: string, name: string, separator = '\t'): Row[] {
  const [heading = '', ...lines] = readText(folder, name)
    .split('\n')
    .filter((line) => line !== '')
  const columns = heading.split(separator)
  return lines.map((line) => {
    const cells = line.split(separator)
    return Object.fromEntries(columns.map((column, index) => [column, (cells[index] ?? '').trim()]))
  })
}

const tables = join(import.meta.dirname, '../../packages/domain/src/reference/tables')

/** Writes rows as one template string, which engines parse several times faster than an array literal. */
export function writeTable(file: string, constant: string, columns: string, rows: readonly (readonly string[])[]): void {
  const body = rows.map((row) => row.join('|').replace(/\|+$/, '')).join('\n')
  if (/[`\\$]/.test(body)) throw new Error(`${file}: a cell holds a character that a template string cannot`)
  const text = `/** Written by scripts/reference/generate.mts; columns: ${columns}. */\nexport const ${constant} = \`\n${body}\n\`\n`
  writeFileSync(join(tables, `${file}.ts`), text)
  console.log(`${file}: ${rows.length} rows, ${Math.round(Buffer.byteLength(text) / 1024)} KB`)
}
