import type { FlowFault } from '@sojourn/contract/admin/flows.shapes'
import { isBlocking } from '@sojourn/contract/admin/flow-words'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import { classNames } from '../../../kit/browser/class-names'
import styles from './flows.module.css'
import { useFaultWords } from './use-flow-faults'

/** What is wrong with a flow, what has to be mended first. */
export function FaultList({ faults }: { faults: readonly FlowFault[] }) {
  const text = useText('admin/approval/flows')
  const say = useFaultWords()
  if (faults.length === 0) return null
  const sorted = faults.toSorted((one, other) => Number(isBlocking(other.kind)) - Number(isBlocking(one.kind)))
  return (
    <ul className={styles['faults']}>
      {sorted.map((fault) => {
        const blocks = isBlocking(fault.kind)
        const sentence = say(fault)
        return (
          <li key={`${fault.kind} ${fault.path} ${sentence}`} className={classNames(styles['fault'], blocks && styles['blocks'])}>
            <Icon name={blocks ? 'closeCircle' : 'alert'} size={16} label={blocks ? text.blocking : text.warning} />
            <span>{sentence}</span>
          </li>
        )
      })}
    </ul>
  )
}
