import { useState } from 'react'
import { download } from '../../../api/download'
import { toast } from '../../../kit/overlays/toast'

/** Fetches vouchers as one PDF or a voucher's XML; says so where it fails. Answers whether it came. */
export function useVoucherFile() {
  const [busy, setBusy] = useState<'pdf' | 'xml'>()
  const fetchFile = async (kind: 'pdf' | 'xml', invoiceIds: readonly string[], name: string): Promise<boolean> => {
    setBusy(kind)
    try {
      await (kind === 'pdf'
        ? download('api/Invoice/GetVoucherPdf', { invoiceIds: invoiceIds.join(',') }, `${name}.pdf`)
        : download('api/Invoice/GetVoucherXml', { invoiceId: invoiceIds[0]! }, `${name}.xml`))
      return true
    } catch (error) {
      toast((error as Error).message, 'bad')
      return false
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, fetchFile }
}
