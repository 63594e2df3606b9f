import { figureRule, type Figure } from '@sojourn/domain/finance/report/figures'
import { classNames } from '../../../kit/browser/class-names'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import { formatShare } from './figure-words'
import styles from './report.module.css'

interface GrowthProps {
  figure: Figure
  /** A part of what was. */
  change: number
  small?: boolean
}

/** How much a figure has changed, by arrow and word; green where that is good, red where it is not. */
export function Growth({ figure, change, small }: GrowthProps) {
  const text = useText('finance/report/page')
  const { lessIsBetter } = figureRule(figure)
  const share = formatShare(Math.abs(change))
  const isSame = Math.abs(change) < 0.0005
  const tone = isSame || lessIsBetter === undefined ? 'even' : change < 0 === lessIsBetter ? 'better' : 'worse'
  return (
    <span className={classNames(styles['growth'], styles[tone])}>
      {!isSame && <Icon name={change > 0 ? 'chevronUp' : 'chevronDown'} size={12} />}
      <span className={small ? 'visually-hidden' : undefined}>
        {isSame ? text.same : change > 0 ? text.up({ share }) : text.down({ share })}
      </span>
      {small && <span aria-hidden>{share}</span>}
    </span>
  )
}
