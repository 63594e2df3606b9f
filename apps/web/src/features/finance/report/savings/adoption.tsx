import type { Report } from '@sojourn/contract/finance/report.shapes'
import type { ReportGroup } from '@sojourn/contract/finance/report-words'
import { kindOf } from '@sojourn/domain/finance/report/kinds'
import { adoptionWithin, thresholds, type Threshold } from '@sojourn/domain/finance/report/what-if'
import { getReport } from '../../../../api/calls/finance/report'
import { useRead } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { Skeleton } from '../../../../kit/feedback/skeleton'
import { Card } from '../../../../kit/layout/page'
import { FilterSelect } from '../../../../kit/lists/filter-select'
import { formatFigure } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { formatShare } from '../figure-words'
import { askedOf, type ReportSearch } from '../report-search'
import styles from '../report.module.css'
import { useAtTop } from '../use-at-top'

interface AdoptionProps {
  search: ReportSearch
  /** Key of a threshold. */
  threshold: string
  onThreshold: (threshold: string) => void
  onDivide: (by: ReportGroup) => void
  onOpen: () => void
}

const groupOf = ({ unit }: Threshold): ReportGroup => (unit === 'yuan' ? 'above' : 'aboveShare')

/** How often the lowest fare that keeps to the standard was taken, or one not much above it. */
export function Adoption({ search, threshold: key, onThreshold, onDivide, onOpen }: AdoptionProps) {
  const text = useText('finance/report/page')
  const threshold = thresholds[key]!
  const groupedBy = groupOf(threshold)
  const { data, error, refetch } = useRead(getReport, { ...askedOf(kindOf('savings'), search, useAtTop(search)), groupedBy })
  const names = Object.fromEntries(Object.entries(thresholds).map(([name, one]) => [name, thresholdName(text, one)]))
  return (
    <Card
      title={text.adoption}
      action={
        <FilterSelect
          label={text.threshold}
          values={Object.keys(thresholds)}
          names={names}
          value={key}
          none="0"
          onChange={onThreshold}
        />
      }
    >
      {error ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Adopted report={data} threshold={threshold} onDivide={() => onDivide(groupedBy)} onOpen={onOpen} />
      ) : (
        <Skeleton height={72} />
      )}
      <p className={styles['small']}>{text.adoptionWhy}</p>
    </Card>
  )
}

type Words = ReturnType<typeof useText<'finance/report/page'>>

const thresholdName = ({ thresholdOf }: Words, { unit, upTo }: Threshold): string =>
  upTo === 0 ? thresholdOf.none : thresholdOf[unit]({ count: upTo })

interface AdoptedProps {
  report: Report
  threshold: Threshold
  onDivide: () => void
  onOpen: () => void
}

function Adopted({ report: { groups }, threshold, onDivide, onOpen }: AdoptedProps) {
  const text = useText('finance/report/page')
  const { adopted, compared } = adoptionWithin(groups, threshold)
  if (compared === 0) return <p className={styles['soft']}>{text.noneCompared}</p>
  const share = formatShare(adopted / compared)
  return (
    <div className={styles['habits']}>
      <section className={styles['habit']}>
        <button
          type="button"
          className={styles['value']}
          aria-label={text.openFigure({ name: text.adoption, value: share })}
          onClick={onOpen}
        >
          {share}
        </button>
        <p className={styles['small']}>{text.adopted({ adopted: formatFigure(adopted), compared: formatFigure(compared) })}</p>
        <div>
          <Button kind="quiet" size="compact" onClick={onDivide}>
            {text.byAbove}
          </Button>
        </div>
      </section>
    </div>
  )
}
