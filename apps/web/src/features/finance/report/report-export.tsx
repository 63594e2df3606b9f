import type { ReportName } from '@sojourn/contract/finance/report-words'
import type { ReportKind } from '@sojourn/domain/finance/report/kinds'
import { useState } from 'react'
import { download } from '../../../api/download'
import { ApiProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { toast } from '../../../kit/overlays/toast'
import type { Searched } from '../../../kit/lists/list-search'
import { useText } from '../../../kit/text/text'
import { useListSearch } from '../../../kit/browser/address-secret'
import { linesRequest, askedOf, type ReportSearch } from './report-search'
import { savingsSearch } from './savings/savings-search'
import { useAtTop } from './use-at-top'

interface ReportExportProps {
  name: ReportName
  kind: ReportKind
  title: string
  search: ReportSearch
}

type Habits = Searched<typeof savingsSearch>
const habitsAsked = ({ threshold, days, hours, near }: Habits): Record<string, string> => ({
  threshold,
  days: String(days),
  hours: String(hours),
  near: String(near),
})

/** A workbook or a PDF of what is seen: the parts with their figures, or the lines that are open. */
export function ReportExport({ name, kind, title, search }: ReportExportProps) {
  const text = useText('finance/report/page')
  const { search: habits } = useListSearch(savingsSearch)
  const [busy, setBusy] = useState(false)
  const atTop = useAtTop(search)
  const take = async (format: 'xlsx' | 'pdf') => {
    setBusy(true)
    const { products, ...asked } = search.lines ? linesRequest(kind, search, atTop) : askedOf(kind, search, atTop)
    const shown = { page: name, format, products: products.join(','), ...(search.lines && { lines: '1' }) }
    const tried = name === 'savings' && !search.lines && habitsAsked(habits)
    try {
      await download('api/Report/Export', { ...asked, ...shown, ...tried }, `${title}.${format}`)
    } catch (error) {
      toast(error instanceof ApiProblem ? error.message : text.exportFailed, 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button kind="plain" icon="download" busy={busy} onClick={() => void take('xlsx')}>
        {text.export}
      </Button>
      <Button kind="plain" icon="download" busy={busy} onClick={() => void take('pdf')}>
        {text.exportPdf}
      </Button>
    </>
  )
}
