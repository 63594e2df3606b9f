import { reportComparisons, reportDays } from '@sojourn/contract/finance/report-words'
import { productChoices, regionsOf, type ReportKind } from '@sojourn/domain/finance/report/kinds'
import { useState } from 'react'
import { getReportChoices } from '../../../api/calls/finance/report'
import { useRead } from '../../../api/queries'
import { Button, IconButton } from '../../../kit/actions/button'
import { DateRangeField } from '../../../kit/dates/date-range-field'
import { useNarrow } from '../../../kit/hooks/use-width'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ChoiceFilter } from '../../../kit/pickers/choice-filter'
import { useText } from '../../../kit/text/text'
import { rangeOf, reportSearch, withoutFilters, withoutLines, type ReportSearch } from './report-search'
import styles from './report.module.css'

interface ReportBarProps {
  kind: ReportKind
  search: ReportSearch
  onChange: (search: ReportSearch) => void
}

const indent = '　'

/** By what a report is narrowed, in its address; on a phone all but the days unfolds. */
export function ReportBar({ kind, search, onChange }: ReportBarProps) {
  const text = useText('finance/report/page')
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  const set = (more: Partial<ReportSearch>) => onChange({ ...withoutLines(search), ...more })
  const isNarrowed = reportSearch.isNarrowed({
    ...withoutLines(search),
    dateKind: 'issued',
    comparison: 'lastYear',
    by: '',
    table: false,
  })
  return (
    <div role="search" aria-label={text.filters} className={styles['bar']}>
      <DateRangeField label={text.range} hideLabel range={rangeOf(search)} onChange={set} />
      {narrow && <IconButton icon="filter" label={text.filters} aria-expanded={open} onClick={() => setOpen(!open)} />}
      {(!narrow || open) && <Choices kind={kind} search={search} set={set} />}
      {isNarrowed && (
        <Button kind="quiet" size="compact" onClick={() => onChange(withoutFilters())}>
          {text.reset}
        </Button>
      )}
    </div>
  )
}

interface ChoicesProps {
  kind: ReportKind
  search: ReportSearch
  set: (more: Partial<ReportSearch>) => void
}

function Choices({ kind, search, set }: ChoicesProps) {
  const text = useText('finance/report/page')
  const words = useText('finance/report/words')
  const { products: productNames } = useText('admin/orders/words')
  const regions = regionsOf(kind)
  const offered = productChoices(kind)
  return (
    <>
      <FilterSelect
        label={text.dateKind}
        values={reportDays}
        names={words.days}
        value={search.dateKind}
        none="issued"
        onChange={(dateKind) => set({ dateKind })}
      />
      <FilterSelect
        label={text.comparison}
        values={reportComparisons}
        names={text.comparisons}
        value={search.comparison}
        none="lastYear"
        onChange={(comparison) => set({ comparison })}
      />
      {regions.length > 1 && (
        <FilterSelect
          label={text.region}
          all={text.everywhere}
          values={regions}
          names={text.regions}
          value={search.region}
          none=""
          onChange={(region) => set({ region, product: '' })}
        />
      )}
      {offered.length > 0 && (
        <FilterSelect
          label={text.product}
          all={text.any({ name: text.product })}
          values={offered}
          names={productNames}
          value={search.product}
          none=""
          onChange={(product) => set({ product, region: '' })}
        />
      )}
      <Narrowings search={search} set={set} />
    </>
  )
}

function Narrowings({ search, set }: Omit<ChoicesProps, 'kind'>) {
  const text = useText('finance/report/page')
  const { data } = useRead(getReportChoices, {})
  if (!data) return null
  const choice = (
    key: 'departmentId' | 'entityId' | 'costCentreId' | 'projectCode',
    name: string,
    options: readonly (readonly [string, string])[],
  ) =>
    options.length > 0 && (
      <ChoiceFilter
        label={name}
        all={text.any({ name })}
        values={options.map(([id]) => id)}
        names={Object.fromEntries(options)}
        value={search[key]}
        none=""
        onChange={(id) => set({ [key]: id })}
      />
    )
  return (
    <>
      {choice(
        'departmentId',
        text.department,
        data.departments.map(({ departmentId, name, depth }) => [departmentId, `${indent.repeat(depth)}${name}`]),
      )}
      {data.entities.length > 1 &&
        choice(
          'entityId',
          text.entity,
          data.entities.map(({ entityId, name }) => [entityId, name]),
        )}
      {choice(
        'costCentreId',
        text.costCentre,
        data.costCentres.map(({ costCentreId, name }) => [costCentreId, name]),
      )}
      {choice(
        'projectCode',
        text.project,
        data.projects.map(({ code, name }) => [code, name]),
      )}
    </>
  )
}
