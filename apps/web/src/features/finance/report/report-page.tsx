import type { Report } from '@sojourn/contract/finance/report.shapes'
import type { ReportName } from '@sojourn/contract/finance/report-words'
import { groupOf, groupsOf, kindOf, type ReportKind } from '@sojourn/domain/finance/report/kinds'
import { figureRule, lines as linesOfSums, type Figure } from '@sojourn/domain/finance/report/figures'
import { redirect, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import { getReport, getReportChoices } from '../../../api/calls/finance/report'
import { getReportViews } from '../../../api/calls/finance/report-view'
import { load, queryClient, readOptions, useRead } from '../../../api/queries'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { RateNote } from '../../../kit/marks/rate-note'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { CarbonFactors } from './carbon-factors'
import { ReportBar } from './report-bar'
import { ReportExport } from './report-export'
import { ReportFigures } from './report-figures'
import { ReportLines } from './report-lines'
import { ReportParts, ReportTrend } from './report-plot'
import {
  keyOfPart,
  partOfKey,
  rangeOf,
  askedOf,
  reportSearch,
  searchOfView,
  viewOf,
  withLines,
  withoutLines,
  type ReportSearch,
} from './report-search'
import { PartTable } from './report-tables'
import { ReportTabs } from './report-tabs'
import styles from './report.module.css'
import { useAtTop } from './use-at-top'
import { ReportViews } from './views/report-views'
import { Savings } from './savings/savings'

/** A page of reports, of which all have one shape (S2.42, S2.48). */
export const reportRoute = (name: ReportName) => ({
  async loader({ request }: LoaderFunctionArgs) {
    void queryClient.prefetchQuery(readOptions(getReportChoices, {}))
    await loadTexts('kit/widgets', 'finance/report/page', 'finance/report/views', 'finance/report/words', 'admin/orders/words')
    return openedView(name, new URL(request.url).search)
  },
  // Who clears a filter is not led to the chosen view again.
  shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname,
  Component: () => <ReportPage name={name} />,
})

/** A page of which nothing is asked opens with the view that its reader has chosen; where views cannot be read it opens without one. */
async function openedView(name: ReportName, search: string): Promise<Response | null> {
  if (search !== '') return null
  const { views } = await load(getReportViews, {}).catch(() => ({ views: [] }))
  const view = views.find(({ page, isDefault }) => page === name && isDefault)
  return view ? redirect(`${kindOf(name).path}?${reportSearch.write(searchOfView(view)).toString()}`) : null
}

function ReportPage({ name }: { name: ReportName }) {
  const text = useText('finance/report/page')
  const kind = kindOf(name)
  const { search, change } = useListSearch(reportSearch)
  const { data, error, refetch, isPlaceholderData } = useRead(getReport, askedOf(kind, search, useAtTop(search)), {
    keepFormer: true,
  })
  const title = text.titles[name]
  return (
    <Page
      title={title}
      action={
        <div className={styles['actions']}>
          <ReportViews name={name} search={search} onOpen={(view) => change(searchOfView(view))} />
          <ReportExport name={name} kind={kind} title={title} search={search} />
        </div>
      }
    >
      <ReportTabs name={name} search={search} />
      <p className={styles['lead']}>{text.leads[name]}</p>
      <ReportBar kind={kind} search={search} onChange={change} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Stack busy={isPlaceholderData}>
          <Beside report={data} />
          <ReportBody name={name} report={data} search={search} onChange={change} />
        </Stack>
      ) : (
        <SkeletonList count={4} height={140} />
      )}
    </Page>
  )
}

/** What the figures stand beside, and until when they are counted. */
function Beside({ report: { beforeFrom, beforeTo, followedAt, base } }: { report: Report }) {
  const text = useText('finance/report/page')
  const beside = text.beside({ from: formatFullDate(beforeFrom), to: formatFullDate(beforeTo) })
  const followed = followedAt ? text.followed({ at: formatInstant(followedAt) }) : text.notFollowed
  return (
    <div>
      <p className={styles['small']}>{[beside, followed].join(' · ')}</p>
      <RateNote rate={base} />
    </div>
  )
}

interface BodyProps {
  name: ReportName
  report: Report
  search: ReportSearch
  onChange: (search: ReportSearch) => void
}

function ReportBody({ name, report, search, onChange }: BodyProps) {
  const text = useText('finance/report/page')
  const kind = kindOf(name)
  const isEmpty = linesOfSums(report.now) === 0
  const open = (which: Parameters<typeof withLines>[1]) => onChange(withLines(search, which))
  const openFigure = (figure: Figure) => open({ having: figureRule(figure).opens ?? '' })
  const figures = <ReportFigures report={report} figures={kind.figures} onOpen={openFigure} />
  if (search.lines)
    return (
      <>
        {figures}
        <Opened kind={kind} report={report} search={search} onClose={() => onChange(withoutLines(search))} />
      </>
    )
  return (
    <>
      {figures}
      {isEmpty ? (
        <Card>
          {report.followedAt ? (
            <EmptyState icon="chart" title={text.noneTitle}>
              {text.noneWhy}
            </EmptyState>
          ) : (
            <EmptyState icon="chart" title={text.notFollowed} />
          )}
        </Card>
      ) : (
        <Parts name={name} report={report} search={search} onChange={onChange} />
      )}
    </>
  )
}

function Parts({ name, report, search, onChange }: BodyProps) {
  const kind = kindOf(name)
  const range = rangeOf(search)
  const days = { ...range, atTop: useAtTop(search) }
  const group = groupOf(kind, { ...viewOf(search), ...days })
  const figure = kind.columns[0]!
  const open = (which: Parameters<typeof withLines>[1]) => onChange(withLines(search, which))
  const openPart = (key: string) => open({ part: partOfKey(key) })
  return (
    <>
      {kind.plots === 'trend' ? (
        <ReportTrend
          report={report}
          range={range}
          figure={figure}
          columns={kind.columns}
          asTable={search.table}
          onTable={(table) => onChange({ ...search, table })}
          onPick={(step) => open({ step })}
        />
      ) : (
        <ReportParts kind={kind} report={report} group={group} figure={figure} onPick={openPart} />
      )}
      {name === 'savings' && (
        <Savings search={search} onDivide={(by) => onChange({ ...search, by })} onOpen={(having) => open({ having })} />
      )}
      <PartTable
        kind={kind}
        report={report}
        group={group}
        groups={groupsOf(kind, { departmentId: search.departmentId || undefined, ...days })}
        columns={kind.columns}
        onGroup={(by) => onChange({ ...search, by })}
        onOpen={openPart}
        onNarrow={(departmentId) => onChange({ ...search, departmentId })}
      />
      {kind.figures.includes('carbon') && <CarbonFactors kind={kind} />}
    </>
  )
}

/** The lines that are open, called as what was pressed. */
function Opened({
  kind,
  report,
  search,
  onClose,
}: {
  kind: ReportKind
  report: Report
  search: ReportSearch
  onClose: () => void
}) {
  const text = useText('finance/report/page')
  const words = useText('finance/report/words')
  const key = keyOfPart(search.part)
  const part = key === undefined ? undefined : report.groups.find((one) => one.key === key)?.name
  const figure = kind.figures.find((one) => figureRule(one).opens === search.having)
  const step = search.step === '' ? undefined : formatFullDate(search.step)
  const named = part ?? step ?? (search.having !== '' && figure ? words.figures[figure] : text.allLines)
  return <ReportLines kind={kind} search={search} name={named} onClose={onClose} />
}
