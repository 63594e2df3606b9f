import { voucherFileAtMost, type VoucherFileFault } from '@sojourn/contract/finance/voucher-words'
import { readVoucher, type ReadVoucher } from '@sojourn/domain/finance/voucher/read'
import { unzip } from '../../../kit/sheet/unzip'
import { pdfAttachments } from './pdf-attachments'

/** A voucher with the document that it was read from. */
export interface FoundVoucher {
  voucher: ReadVoucher
  xml: string
}

/** Of one file, once all is inflated. */
const bounds = { entries: 100, bytes: 20 * 1024 * 1024 }

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
  return faults.has('unreadable') ? 'unreadable' : 'noVoucher'
}

function documentsOf(file: Buffer): Buffer[] | VoucherFileFault {
  if (isArchive(file)) return archived(file)
  if (isPdf(file)) return pdfAttachments(file, bounds)
  return /^(?:\uFEFF)?\s*</.test(file.toString('utf8', 0, 200)) ? [file] : 'unreadable'
}

/** One archive deep: what is packed again is unpacked by whoever packed it. */
function archived(file: Buffer): Buffer[] | VoucherFileFault {
  const files = unzip(file, (name) => !name.endsWith('/'), bounds)
  if (typeof files === 'string') return files
  const documents: Buffer[] = []
  for (const { name, content } of files) {
    if (isArchive(content)) return 'nested'
    const attached = isPdf(content) ? pdfAttachments(content, bounds) : /\.xml$/i.test(name) ? [content] : []
    if (typeof attached === 'string') return attached
    documents.push(...attached)
    if (documents.length > bounds.entries) return 'tooMany'
  }
  return documents
}

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
