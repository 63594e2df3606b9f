import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** The text of a file, unpacked where its name ends in .gz; throws when it is not there. */
export function readText(path: string): string {
  const bytes = readFileSync(path)
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}
