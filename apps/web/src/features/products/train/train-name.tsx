import type { ReactNode } from 'react'
import { classNames } from '../../../kit/browser/class-names'
import { useText } from '../../../kit/text/text'
import styles from './train-name.module.css'
import type { TrainView } from './train-view'

const quick: readonly TrainView['type'][] = ['G', 'D', 'C']

/** The number with the kind of train, and a line more where there is room. */
export function TrainName({ train, children }: { train: Pick<TrainView, 'trainNo' | 'type' | 'fuxing'>; children?: ReactNode }) {
  const text = useText('products/train/words')
  return (
    <div className={styles['name']}>
      <span className={styles['line']}>
        <strong className={styles['number']}>{train.trainNo}</strong>
        <span className={classNames(styles['type'], quick.includes(train.type) && styles['quick'])}>
          {text.types[train.type]}
        </span>
        {train.fuxing && <span className={styles['fuxing']}>{text.fuxing}</span>}
      </span>
      {children}
    </div>
  )
}
