import { inflateSync } from 'node:zlib'
import { inflated } from '../../../kit/sheet/unzip'

/** Characters in which the dictionary of a stream stands before it. */
const dictionaryAtMost = 4_000
const mark = '/EmbeddedFile'

/**
 * Files that are attached to a PDF, plain or deflated (ISO 32000-1, 7.11.4): a stream with their contents never stands within another, so
 * each is found by its own dictionary. Inflating all of them stops at `bytesAtMost`.
 */
export function pdfAttachments(
  pdf: Buffer,
  bounds: { entries: number; bytes: number },
): Buffer[] | 'tooMany' | 'tooLarge' | 'unreadable' {
  const text = pdf.toString('latin1')
  const files: Buffer[] = []
  let left = bounds.bytes
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
    const stream = streamAt(text, at)
    if (!stream) continue
    if (files.length === bounds.entries) return 'tooMany'
    if (stream.to < stream.from || stream.to > text.length) return 'unreadable'
    const content = contentOf(pdf, stream, left)
    if (!Buffer.isBuffer(content)) return content
    left -= content.length
    files.push(content)
  }
  return files
}

interface Stream {
  dictionary: string
  from: number
  to: number
}

/** What is farther from the mark than a dictionary is long is not looked at, so that many marks cost no more than their number. */
function streamAt(text: string, at: number): Stream | undefined {
  // The name tree of all attachments is called by the plural.
  if (/\w/.test(text.charAt(at + mark.length))) return undefined
  const before = text.slice(Math.max(0, at - dictionaryAtMost), at)
  const behind = text.slice(at, at + dictionaryAtMost)
  const start = before.lastIndexOf(' obj')
  const opens = behind.indexOf('stream')
  if (start < 0 || opens < 0) return undefined
  const dictionary = before.slice(start) + behind.slice(0, opens)
  const head = at + opens + 'stream'.length
  const from = head + (text.startsWith('\r\n', head) ? 2 : 1)
  const length = /\/Length\s+(\d{1,9})(?!\s+\d+\s+R)/.exec(dictionary)?.[1]
  return { dictionary, from, to: length === undefined ? text.indexOf('endstream', from) : from + Number(length) }
}

function contentOf(pdf: Buffer, { dictionary, from, to }: Stream, atMost: number): Buffer | 'unreadable' | 'tooLarge' {
  const bytes = pdf.subarray(from, to)
  const filters = dictionary.match(/\/\w+Decode/g) ?? []
  if (filters.length === 0) return bytes.length > atMost ? 'tooLarge' : bytes
  const isDeflated = filters.length === 1 && filters[0] === '/FlateDecode'
  return isDeflated ? inflated(() => inflateSync(bytes, { maxOutputLength: Math.max(1, atMost) })) : 'unreadable'
}
