import { voucherFileAtMost, type VoucherFileFault } from '@sojourn/contract/finance/voucher-words'
import { readVoucher, type ReadVoucher } from '@sojourn/domain/finance/voucher/read'
import { sum } from '@sojourn/domain/kit/money'
import { unzip } from '../../../kit/sheet/unzip'
import { pdfAttachments } from './pdf-attachments'

/** A voucher with the document that it was read from. */
export interface FoundVoucher {
  voucher: ReadVoucher
  xml: string
}

/** Of one file, once all is inflated. */
const bounds = { entries: 100, bytes: 20 * 1024 * 1024 }

/** Which of several is said. */
const faultsInTurn = ['bareOfd', 'unreadable'] as const

/** The vouchers in a file: XML itself, an archive of several, an OFD, which is an archive, or a PDF with its XML attached. Its name is not asked. */
export function unpackVouchers(file: Buffer): FoundVoucher[] | VoucherFileFault {
  if (file.length > voucherFileAtMost) return 'tooLarge'
  const documents = documentsOf(file)
  if (typeof documents === 'string') return documents
  const found: FoundVoucher[] = []
  const faults = new Set<VoucherFileFault>()
  for (const document of documents) {
    const xml = utf8(document)
    const voucher = xml === undefined ? 'unreadable' : readVoucher(xml)
    if (typeof voucher === 'string') faults.add(voucher)
    else if (!found.some((one) => JSON.stringify(one.voucher) === JSON.stringify(voucher))) found.push({ voucher, xml: xml! })
  }
  if (faults.has('unsafe')) return 'unsafe'
  if (found.length > 0) return found
  return faultsInTurn.find((fault) => faults.has(fault)) ?? 'noVoucher'
}

function documentsOf(file: Buffer): Buffer[] | VoucherFileFault {
  if (isArchive(file)) return archived(file)
  if (isPdf(file)) return pdfAttachments(file, bounds)
  return /^(?:\uFEFF)?\s*</.test(file.toString('utf8', 0, 200)) ? [file] : 'unreadable'
}

/** One archive deep, and the OFDs among its files; what is packed again is unpacked by whoever packed it. */
function archived(file: Buffer): Buffer[] | VoucherFileFault {
  const files = unzip(file, (name) => !name.endsWith('/'), bounds)
  if (typeof files === 'string') return files
  let left = bounds.bytes - sum(files.map(({ content }) => content.length))
  const documents: Buffer[] = []
  for (const { name, content } of files) {
    if (isPlainXml(name, content)) documents.push(content)
    const inner = isArchive(content) ? ofOfd(content, left) : isPdf(content) ? attachedTo(content, left) : []
    if (typeof inner === 'string') return inner
    left -= sum(inner.map(({ length }) => length))
    documents.push(...inner)
  }
  return documents
}

function ofOfd(file: Buffer, bytes: number): Buffer[] | VoucherFileFault {
  const files = unzip(file, (name) => /\.xml$/i.test(name), { ...bounds, bytes })
  if (typeof files === 'string') return files
  return files.some(({ name }) => name === 'OFD.xml') ? files.map(({ content }) => content) : 'nested'
}

const attachedTo = (pdf: Buffer, bytes: number) => pdfAttachments(pdf, { ...bounds, bytes })
const isPlainXml = (name: string, content: Buffer): boolean => /\.xml$/i.test(name) && !isArchive(content) && !isPdf(content)
const isArchive = (file: Buffer): boolean => file.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))
const isPdf = (file: Buffer): boolean => file.subarray(0, 5).toString('latin1') === '%PDF-'

/** Undefined where it is no UTF-8. */
function utf8(document: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(document)
  } catch {
    return undefined
  }
}
