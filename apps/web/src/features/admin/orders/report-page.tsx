import { linesAtMost } from '@sojourn/contract/admin/orders/order-words'
import type { ReportLine } from '@sojourn/contract/admin/orders/order.shapes'
import type { OrderLine } from '@sojourn/contract/booking/order-line.shapes'
import { useState } from 'react'
import { getOrderExports, exportOrderLines } from '../../../api/calls/admin/orders/order-export'
import { getOrderChoices, searchOrderLines } from '../../../api/calls/admin/orders/order'
import { queryClient, readOptions, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { useListSearch } from '../../../kit/browser/address-secret'
import { Page } from '../../../kit/layout/page'
import { useListLook, type ListLook } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import { Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Selection } from '../../../kit/lists/selection'
import type { Column } from '../../../kit/lists/table'
import { toast } from '../../../kit/overlays/toast'
import { formatFigure } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { usePages } from '../../booking/paging/use-pages'
import { OrderFiles } from '../order-files/order-files'
import { CostDialog } from './cost-dialog'
import { CostsTogether } from './costs-together'
import { FoundList } from './found-list'
import { hiddenLines, LineCard, shownFields, shownLines, useLineColumns } from './line-columns'
import { NoOrders } from './no-orders'
import { OrderBar } from './order-bar'
import { orderRequest, orderSearch, sortOf, withSort, type OrderSearch } from './order-search'
import styles from './orders.module.css'
import { useOrderChoices } from './use-order-choices'
import { ViewsMenu } from './views-menu'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getOrderChoices, {}))
  await loadTexts('kit/widgets', 'kit/drafts', 'admin/orders/orders', 'admin/orders/words', 'admin/orders/report')
  return null
}

/** The company's orders line by line, and files of them (S2.47). */
export function Component() {
  const text = useText('admin/orders/report')
  const { search, change, key } = useListSearch(orderSearch)
  const look = useListLook('orderLines', hiddenLines)
  const [corrected, setCorrected] = useState<OrderLine>()
  const { mayCorrectCosts, fields } = useOrderChoices()
  const onCorrect = mayCorrectCosts ? setCorrected : undefined
  const columns = useLineColumns({ fields, onCorrect })
  const chosen = lookColumns(columns)
  const pages = usePages(searchOrderLines, orderRequest(search), (page) => page)
  // Somebody else may have corrected it meanwhile.
  const asItIs = (line: OrderLine): OrderLine => pages.items?.find(({ lineId }) => lineId === line.lineId) ?? line
  const tools = (
    <>
      <ViewsMenu list="lines" columns={chosen} search={search} onChange={change} {...look} />
      <LookMenu {...look} columns={chosen} />
    </>
  )
  return (
    <Page title={text.title} back={paths.companyOrders()} action={<ExportLines search={search} hidden={look.look.hidden} />}>
      <p className={styles['lead']}>{text.lead}</p>
      <OrderFiles what="lines" />
      <OrderBar search={search} onChange={change} tools={tools} />
      <FoundList
        pages={pages}
        skeleton={<SkeletonRecords count={8} row={52} card={148} />}
        empty={<NoOrders search={search} onChange={change} />}
      >
        {(lines) => (
          <Lines
            key={key}
            lines={lines}
            columns={columns}
            look={look.look}
            search={search}
            onChange={change}
            onCorrect={onCorrect}
          />
        )}
      </FoundList>
      {corrected && <CostDialog line={asItIs(corrected)} onClose={() => setCorrected(undefined)} />}
    </Page>
  )
}

interface LinesProps {
  lines: readonly ReportLine[]
  columns: readonly Column<ReportLine>[]
  look: ListLook
  search: OrderSearch
  onChange: (next: OrderSearch) => void
  /** Absent for whoever may not correct them. */
  onCorrect: ((line: OrderLine) => void) | undefined
}

/** Several may be chosen, to be charged to another cost centre together; another search is another list, in which none is chosen. */
function Lines({ lines, columns, look, search, onChange, onCorrect }: LinesProps) {
  const report = useText('admin/orders/report')
  const text = useText('admin/orders/orders')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const selection: Selection<ReportLine> = {
    keyOf: ({ lineId }) => lineId,
    chosen,
    onChoose: setChosen,
    offers: () => true,
    nameOf: ({ traveller, orderNo }) => text.choose({ traveller, orderNo }),
    allName: text.chooseAll,
  }
  return (
    <>
      <Records
        caption={report.table}
        columns={columns}
        rows={lines}
        rowKey={({ lineId }) => lineId}
        look={look}
        selection={onCorrect && selection}
        sort={sortOf(search)}
        onSort={(sort) => onChange(withSort(search, sort))}
        card={(line, box) => <LineCard line={line} box={box} onCorrect={onCorrect} />}
      />
      <CostsTogether lines={lines.filter(({ lineId }) => chosen.includes(lineId))} onClear={() => setChosen([])} />
    </>
  )
}

/** Begins a file of what the list shows, with the columns that it shows. */
function ExportLines({ search, hidden }: { search: OrderSearch; hidden: readonly string[] }) {
  const text = useText('admin/orders/report')
  const write = useWrite(exportOrderLines, [getOrderExports])
  const { fields } = useOrderChoices()
  const begin = () =>
    void write.mutateAsync({ ...orderRequest(search), columns: shownLines(hidden), fieldKeys: shownFields(fields, hidden) }).then(
      () => toast(text.begun, 'good'),
      (error: Error) => toast(error.message, 'bad'),
    )
  return (
    <Button
      kind="brand"
      icon="download"
      busy={write.isPending}
      title={text.exportHint({ count: formatFigure(linesAtMost) })}
      onClick={begin}
    >
      {text.export}
    </Button>
  )
}
