import type { ReportName } from '@sojourn/contract/finance/report-words'
import { flightReports, kindOf } from '@sojourn/domain/finance/report/kinds'
import { Link } from '../../../kit/actions/link'
import { classNames } from '../../../kit/browser/class-names'
import { useChosenInView } from '../../../kit/hooks/use-chosen-in-view'
import { useText } from '../../../kit/text/text'
import { filtersOf, reportSearch, type ReportSearch } from './report-search'
import styles from './report.module.css'

/** The pages of flights beside each other, with the same filters. */
export function ReportTabs({ name, search }: { name: ReportName; search: ReportSearch }) {
  const text = useText('finance/report/page')
  const row = useChosenInView<HTMLElement>(name)
  if (!flightReports.includes(name)) return null
  return (
    <nav ref={row} aria-label={text.reports} className={styles['tabs']}>
      {flightReports.map((one) => {
        const kind = kindOf(one)
        const address = reportSearch.write(filtersOf(kind, search)).toString()
        return (
          <Link
            key={one}
            bare
            to={`${kind.path}${address === '' ? '' : `?${address}`}`}
            aria-current={one === name ? 'page' : undefined}
            className={classNames(styles['tab'], one === name && styles['current'])}
          >
            {text.tabs[one]}
          </Link>
        )
      })}
    </nav>
  )
}
