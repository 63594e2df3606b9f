import type { LabRun } from '@sojourn/contract/products/policy-lab.shapes'
import { Card } from '../../../kit/layout/page'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './lab.module.css'

export const toneOfState: Readonly<Record<LabRun['state'], Tone>> = {
  waiting: 'neutral',
  running: 'brand',
  done: 'good',
  failed: 'bad',
  cancelled: 'neutral',
}

/** What a run is of, in words. */
export function useRunWords() {
  const text = useText('admin/policy/lab')
  const products = useText('booking/policy/standards')
  return ({ policy, product, from, to }: LabRun) => ({
    title: policy
      ? text.trialOf({
          name: policy.name,
          what:
            policy.version === undefined ? text.subjectsShort[policy.subject] : text.versionShort({ version: policy.version }),
        })
      : text.replayOf,
    meta: text.runMeta({ product: products[product], from: formatFullDate(from), to: formatFullDate(to) }),
  })
}

interface LabRunsProps {
  runs: readonly LabRun[]
  shown: string | undefined
  onShow: (runId: string) => void
}

/** What was tried of late, each to be looked at again. */
export function LabRuns({ runs, shown, onShow }: LabRunsProps) {
  const text = useText('admin/policy/lab')
  const wordsOf = useRunWords()
  if (runs.length === 0) return null
  return (
    <Card title={text.runs}>
      <ul className={styles['runs']} aria-label={text.runs}>
        {runs.map((run) => {
          const { title, meta } = wordsOf(run)
          return (
            <li key={run.runId}>
              <button
                type="button"
                className={styles['run']}
                aria-current={run.runId === shown}
                onClick={() => onShow(run.runId)}
              >
                <span className={styles['runTitle']}>{title}</span>
                <span className={styles['soft']}>{meta}</span>
                <span className={styles['soft']}>{text.runBy({ name: run.by, moment: formatInstant(run.askedAt) })}</span>
                <Badge tone={toneOfState[run.state]}>{text.states[run.state]}</Badge>
              </button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
