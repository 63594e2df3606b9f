import type { ReportKind } from '@sojourn/domain/finance/report/kinds'
import { useState } from 'react'
import { download } from '../../../api/download'
import { ApiProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { linesRequest, askedOf, type ReportSearch } from './report-search'

/** A workbook of what is seen: the parts with their figures, or the lines that are open. */
export function ReportExport({ kind, title, search }: { kind: ReportKind; title: string; search: ReportSearch }) {
  const text = useText('finance/report')
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    const { products, ...asked } = search.lines ? linesRequest(kind, search) : askedOf(kind, search)
    const shown = { products: products.join(','), figures: kind.columns.join(','), ...(search.lines && { lines: '1' }) }
    try {
      await download('api/Report/Export', { ...asked, ...shown }, `${title}.xlsx`)
    } catch (error) {
      toast(error instanceof ApiProblem ? error.message : text.exportFailed, 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="plain" icon="download" busy={busy} onClick={() => void take()}>
      {text.export}
    </Button>
  )
}
