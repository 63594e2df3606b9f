import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { describeFlow, type FlowLanguage } from '@sojourn/domain/booking/approval/flow-sentences'
import type { ReactNode } from 'react'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import styles from './flow-chart.module.css'

interface FlowChartProps {
  flow: WrittenFlow
  name: string
  /** No flow stands before it. */
  first: boolean
  language: FlowLanguage
}

/** A flow as it goes: for what, from level to level, and what is done beside it. */
export function FlowChart({ flow, name, first, language }: FlowChartProps) {
  const text = useText('admin/approval/flows')
  const { conditions, levels, tells, silence, own, copies } = describeFlow(flow, language)
  return (
    <div className={styles['chart']}>
      <p className={styles['when']}>
        <span className={styles['word']}>{conditions.length > 0 ? text.when : first ? text.whenAnyFirst : text.whenAny}</span>
        {conditions.map((phrase) => (
          <span key={phrase} className={styles['condition']}>
            {phrase}
          </span>
        ))}
      </p>
      <Steps label={text.chain({ name })}>
        {levels.length === 0 ? (
          <Step icon="checkCircle">{text.free}</Step>
        ) : (
          <>
            {levels.map(({ people, mode }, index) => (
              <Step key={index} title={tells ? text.told : text.levelNo({ level: index + 1 })} meta={mode}>
                {people}
              </Step>
            ))}
            <Step icon="checkCircle">{tells ? text.toldDone : text.done}</Step>
          </>
        )}
      </Steps>
      <ul className={styles['beside']}>
        {[silence, own, ...copies].filter(Boolean).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

export const Steps = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol className={styles['steps']} aria-label={label}>
    {children}
  </ol>
)

interface StepProps {
  title?: string
  icon?: 'checkCircle' | 'alert'
  meta?: ReactNode
  children: ReactNode
}

/** One station of a chain. */
export const Step = ({ title, icon, meta, children }: StepProps) => (
  <li className={styles['step']}>
    <span className={styles['box']}>
      {title && <span className={styles['level']}>{title}</span>}
      <span className={styles['people']}>
        {icon && <Icon name={icon} size={16} />}
        {children}
      </span>
      {meta && <span className={styles['meta']}>{meta}</span>}
    </span>
  </li>
)
