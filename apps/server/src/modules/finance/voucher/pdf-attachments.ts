import { inflateSync } from 'node:zlib'
import { inflated } from '../../../kit/unzip'

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

function streamAt(text: string, at: number): Stream | undefined {
  // The name tree of all attachments is called by the plural.
  if (/\w/.test(text.charAt(at + mark.length))) return undefined
  const start = text.lastIndexOf(' obj', at)
  const opens = text.indexOf('stream', at)
  if (start < 0 || opens < 0 || opens - start > dictionaryAtMost) return undefined
  const dictionary = text.slice(start, opens)
  const from = opens + 'stream'.length + (text.startsWith('\r\n', opens + 'stream'.length) ? 2 : 1)
  const length = /\/Length\s+(\d{1,9})(?!\s+\d+\s+R)/.exec(dictionary)?.[1]
  const to = length === undefined ? text.indexOf('endstream', from) : from + Number(length)
  return to < from || to > text.length ? undefined : { dictionary, from, to }
}

function contentOf(pdf: Buffer, { dictionary, from, to }: Stream, atMost: number): Buffer | 'unreadable' | 'tooLarge' {
  const bytes = pdf.subarray(from, to)
  const filters = dictionary.match(/\/\w+Decode/g) ?? []
  if (filters.length === 0) return bytes.length > atMost ? 'tooLarge' : bytes
  const isDeflated = filters.length === 1 && filters[0] === '/FlateDecode'
  return isDeflated ? inflated(() => inflateSync(bytes, { maxOutputLength: Math.max(1, atMost) })) : 'unreadable'
}
