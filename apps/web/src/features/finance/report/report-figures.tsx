import type { Report } from '@sojourn/contract/finance/report.shapes'
import { figureRule, growth, type Figure } from '@sojourn/domain/finance/report/figures'
import { InWholeBase } from '../../../kit/marks/in-base'
import { Popover } from '../../../kit/overlays/popover'
import { formatFigure } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { formatValue } from './figure-words'
import { Growth } from './growth'
import styles from './report.module.css'

interface ReportFiguresProps {
  report: Report
  figures: readonly Figure[]
  onOpen: (figure: Figure) => void
}

/** The figures that matter most, each with what it is beside, how it is computed and how much is behind it. */
export function ReportFigures({ report, figures, onOpen }: ReportFiguresProps) {
  return (
    <ul className={styles['figures']}>
      {figures.map((figure) => (
        <li key={figure} className={styles['figure']}>
          <FigureTile report={report} figure={figure} onOpen={() => onOpen(figure)} />
        </li>
      ))}
    </ul>
  )
}

function FigureTile({ report: { now, before, base }, figure, onOpen }: { report: Report; figure: Figure; onOpen: () => void }) {
  const text = useText('finance/report/page')
  const words = useText('finance/report/words')
  const name = words.figures[figure]
  const { unit, value, count } = figureRule(figure)
  const shown = formatValue(unit, value(now))
  const change = growth(figure, now, before)
  return (
    <>
      <div className={styles['head']}>
        <span className={styles['soft']}>{name}</span>
        <Popover
          label={<span className="visually-hidden">{text.definition({ name })}</span>}
          title={name}
          icon="info"
          align="end"
        >
          <div className={styles['definition']}>
            <p>{words.formulas[figure]}</p>
            <p className={styles['small']}>{text.counted({ count: formatFigure(count(now)) })}</p>
          </div>
        </Popover>
      </div>
      <button type="button" className={styles['value']} aria-label={text.openFigure({ name, value: shown })} onClick={onOpen}>
        {shown}
      </button>
      {unit === 'money' && <InWholeBase fen={value(now)} rate={base} />}
      <span className={styles['beside']}>
        {change === undefined ? (
          <span className={styles['small']}>{text.noBefore}</span>
        ) : (
          <>
            <Growth figure={figure} change={change} />
            <span className={styles['small']}>{text.was({ value: formatValue(unit, value(before)) })}</span>
          </>
        )}
      </span>
    </>
  )
}
