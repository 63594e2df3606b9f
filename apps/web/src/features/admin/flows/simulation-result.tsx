import type { SimulatedLevel, Simulation } from '@sojourn/contract/admin/flows.shapes'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import { Step, Steps } from './flow-chart'
import styles from './flows.module.css'

type Followed = NonNullable<Simulation['flow']>

/** How the flow was found, and who would decide by it. */
export function SimulationResult({ simulation: { tried, flow } }: { simulation: Simulation }) {
  const text = useText('admin/approval/flows').simulate
  return (
    <div className={styles['proposal']} role="status">
      {flow ? <Chain flow={flow} /> : <strong>{text.nobody}</strong>}
      <section aria-label={text.tried} className={styles['changes']}>
        <h3>{text.tried}</h3>
        <ol className={styles['tried']}>
          {tried.map(({ flowId, name, unmet }) => (
            <li key={flowId}>
              <Icon name={unmet ? 'minus' : 'checkCircle'} size={16} />
              <span>
                <strong>{name}</strong> <span className={styles['soft']}>{unmet ? text.unmet(unmet) : text.fits}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function Chain({ flow }: { flow: Followed }) {
  const text = useText('admin/approval/flows')
  const words = useText('booking/approval/flow')
  const { name, levels, tells, stuck, deadlineHours, onSilence, copies } = flow
  const asks = levels.some(({ asked }) => asked.length > 0)
  const moments = (['submit', 'finish', 'both'] as const).map((when) => ({
    when,
    names: copies.filter((copy) => copy.when === when).map((copy) => copy.name),
  }))
  return (
    <>
      <h3>{name}</h3>
      <Steps label={text.chain({ name })}>
        {levels.map((level) => (
          <Level key={level.level} level={level} tells={tells} />
        ))}
        {stuck !== undefined ? (
          <Step icon="alert">{text.simulate.stuck({ level: stuck })}</Step>
        ) : (
          <Step icon="checkCircle">{tells ? text.toldDone : asks ? text.done : text.free}</Step>
        )}
      </Steps>
      <ul className={styles['lines']}>
        {asks && !tells && <li>{words.silence[onSilence]({ hours: deadlineHours })}</li>}
        {(asks || tells) &&
          moments
            .filter(({ names }) => names.length > 0)
            .map(({ when, names }) => <li key={when}>{text.simulate.copied({ when: text.simulate.copies[when], names })}</li>)}
      </ul>
    </>
  )
}

interface LevelProps {
  level: SimulatedLevel
  tells: boolean
}

function Level({ level: { level, mode, need, choice, asked, settled }, tells }: LevelProps) {
  const text = useText('admin/approval/flows')
  const words = useText('booking/approval/flow')
  const { simulate } = text
  const nameOf = ({ name, insteadOf = '', why }: SimulatedLevel['asked'][number]): string => {
    if (why === 'vacant') return simulate.vacant({ name, insteadOf })
    if (why === 'own') return simulate.insteadOfOwn({ name, insteadOf })
    return why === 'nobody' ? simulate.administrators({ name }) : name
  }
  const how =
    choice === 'one'
      ? simulate.chooseOne
      : choice === 'several'
        ? simulate.chooseSeveral
        : asked.length > 1 && !tells
          ? mode === 'count'
            ? words.modes.count({ need })
            : words.modes[mode]
          : ''
  const passed = settled.map(({ name, why }) => simulate[why]({ name }))
  return (
    <Step
      title={tells ? text.told : text.levelNo({ level })}
      meta={[how, ...passed].filter(Boolean).map((line) => (
        <span key={line} className={styles['line']}>
          {line}
        </span>
      ))}
    >
      {asked.length === 0 ? simulate.passes : simulate.names({ names: asked.map(nameOf) })}
    </Step>
  )
}
