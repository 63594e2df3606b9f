import type { RecordedMoment } from '@sojourn/contract/booking/time-machine.shapes'
import { Badge } from '../../../kit/marks/badge'
import { IconButton } from '../../../kit/actions/button'
import { formatInstant } from '../../../kit/text/format'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import styles from './time-machine.module.css'

export interface MomentsProps {
  shown: { at: string; moments: readonly RecordedMoment[] }
  intro: string
  at: string | undefined
  onGo: (at: string) => void
}

/** Every recorded moment can be gone to. */
export function TimeMachineMoments({ shown, intro, at, onGo }: MomentsProps) {
  const text = useText('booking/time-machine/page')
  const times = [...new Set(shown.moments.map((moment) => moment.at))]
  const last = times.length - 1
  const index = at === undefined ? last : times.indexOf(at)
  const go = (to: number) => {
    const time = times[Math.min(Math.max(to, 0), last)]
    if (time) onGo(time)
  }
  const time = times[index] ?? shown.at
  const step = text.step({ number: index + 1, count: times.length })
  return (
    <Card title={text.asOf({ time: formatInstant(time) })} action={<span className={styles['faint']}>{step}</span>}>
      <p className={styles['intro']}>{intro}</p>
      <div className={styles['slider']}>
        <IconButton icon="chevronLeft" label={text.earlier} aria-disabled={index <= 0} onClick={() => go(index - 1)} />
        <input
          type="range"
          aria-label={text.slider}
          aria-valuetext={`${step}, ${formatInstant(time)}`}
          min={0}
          max={last}
          value={index}
          onChange={(event) => go(Number(event.target.value))}
        />
        <IconButton icon="chevronRight" label={text.later} aria-disabled={index >= last} onClick={() => go(index + 1)} />
      </div>
      <h3 className={styles['sub']}>{text.happened}</h3>
      <ul aria-live="polite" className={styles['happened']}>
        {shown.moments
          .filter((moment) => moment.at === time)
          .map(({ kind, sentence }) => (
            <li key={`${kind} ${sentence}`}>
              <Badge>{text.kinds[kind]}</Badge>
              <span>{sentence}</span>
            </li>
          ))}
      </ul>
    </Card>
  )
}
